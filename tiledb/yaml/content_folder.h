// Finds and reads the files of a content folder, refusing what is no content.
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
  Guide,     // and the sentences that guides are made from
  Language,  // names in it, and the words of the search
  Game,
  Sections
};

struct ContentFile {
  ContentFileKind kind;
  std::string relative;  // "sets/river.yaml"
  std::string stem;      // "river"
  const TextFile* text;  // lives in the deque; null if the file cannot be read
};

// The content files by relative name, their texts added to `texts`, reported under the folder's
// name as given. Names that begin with a dot are passed over; other files and folders that
// content/FORMAT.md does not name, symbolic links, files over 1 MiB or that cannot be read, more
// than 2,000 files, and a missing sources.yaml or sets/ are errors.
std::vector<ContentFile> read_folder(const std::filesystem::path& folder,
                                     std::deque<TextFile>& texts, ErrorList& errors);

// The same for the folder of a group's own game, which must have a game.yaml. A link may lead to
// the folder, as above, but not within it.
std::vector<ContentFile> read_game_folder(const std::filesystem::path& folder,
                                          std::deque<TextFile>& texts, ErrorList& errors);

}  // namespace cartulary::tiledb
