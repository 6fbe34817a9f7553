// A group's own game: its folder, read beside the content and checked as content is.
//
// The Library that comes of it owns all records of both, so that whatever answers from a Library
// answers for the game.
//
//   GameRead read = read_game("content/games/our-carcassonne", *load_library(database));
//   if (!read.errors.empty()) ... to_text(read.errors.front()) ...
//   read.library.rulebook.game()->selection
#pragma once

#include <filesystem>
#include <vector>

#include "engine/text/result.h"
#include "tiledb/content/content.h"
#include "tiledb/database/library.h"

namespace cartulary::tiledb {

struct GameRead {
  Library library;            // of content and game; empty if there are errors
  std::vector<Error> errors;  // as those of ContentRead
};

// The content as the database of it would be loaded, but for the version of its program.
Library library_of(const Content& content);

// The game itself is a set without tiles that bears its id and stands for what belongs to none of
// its own sets. Never throws; reports every fault of every file.
GameRead read_game(const std::filesystem::path& folder, const Library& content);

// What the database holds, with the game in the folder where one is named. Errors: those of reading
// the database; the first fault of the game, with how many more there are.
Result<Library> load_library(const std::filesystem::path& database,
                             const std::filesystem::path& game);

// Reads the games in the folder `games` of a content folder, each beside that content, and adds
// what the content is to carry of them; its hash then tells of them too. Where the content has
// errors nothing is done, since games name what it has; errors of games are added to them.
void add_games(const std::filesystem::path& content_folder, ContentRead& read);

}  // namespace cartulary::tiledb
