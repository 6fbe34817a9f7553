// Finds and reads the files of a content folder, and rejects files that do not belong there.
#pragma once

#include <deque>
#include <filesystem>
#include <string>
#include <vector>

#include "tiledb/yaml/error_list.h"
#include "tiledb/yaml/text_file.h"

namespace cartulary::tiledb {

enum class ContentFileKind {
  Sources,
  Set,
  Claims,
  Ledger,
  Elements,
  Rules,
  Rulings,
  Variants,
  Notes,
  Board,
  Guide,        // includes the sentences that guides are made from
  Language,     // names in a language, and words of the search
  Messages,     // of the pages in a language
  RecordWords,  // what records say, in a language
  WordLists,    // what people write for things of the game, in a language
  Game,
  Sections
};

struct ContentFile {
  ContentFileKind kind;
  std::string relative;  // "sets/river.yaml"
  std::string stem;      // "river"
  const TextFile* text;  // points into the deque; null if the file is unreadable
};

// Returns the content files, sorted by relative name, and adds their texts to `texts`. Errors name
// files below `folder` as given. Ignores names that begin with a dot. Errors: other files and
// folders that content/FORMAT.md does not mention, symbolic links, unreadable files and files over
// 1 MiB, more than 2,000 files or 64 MiB in all, and a missing sources.yaml or sets/.
std::vector<ContentFile> read_folder(const std::filesystem::path& folder,
                                     std::deque<TextFile>& texts, ErrorList& errors);

// The same for the folder of a group's own game, which must contain game.yaml and at most 2 MiB in
// all. Here as above, the folder itself may be a symbolic link, but nothing in it.
std::vector<ContentFile> read_game_folder(const std::filesystem::path& folder,
                                          std::deque<TextFile>& texts, ErrorList& errors);

}  // namespace cartulary::tiledb
