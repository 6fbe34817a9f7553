// A group's own game: a folder that is read together with the content and checked in the same way.
//
// The resulting Library owns all records of both, so whatever answers from a Library also answers
// for the game.
//
//   GameRead read = read_game("content/games/our-carcassonne", *database.library());
//   if (!read.errors.empty()) ... to_text(read.errors.front()) ...
//   read.library.rulebook.game()->selection
#pragma once

#include <filesystem>
#include <vector>

#include "engine/text/result.h"
#include "tiledb/content/content.h"
#include "tiledb/library/library.h"

namespace cartulary::tiledb {

struct GameRead {
  Library library;            // content and game together; empty if there are errors
  std::vector<Error> errors;  // like those of ContentRead
};

// Represents the game itself as a set without tiles that has the game's id; its general rulings
// belong to this set. Never throws; reports every fault of every file.
GameRead read_game(const std::filesystem::path& folder, const Library& content);

// Loads the database and, unless `game` is empty, the game in that folder. Errors: those of loading
// the database; the first fault of the game, with the number of further ones.
Result<Library> load_library(const std::filesystem::path& database,
                             const std::filesystem::path& game);

// Reads the games in the subfolder `games`, each together with the content, and adds what the
// content carries of them. The content's hash then covers them too. Does nothing if the content has
// errors, since games refer to it; otherwise adds the games' errors to `read`.
void add_games(const std::filesystem::path& content_folder, ContentRead& read);

}  // namespace cartulary::tiledb
