// The commented start of a group's own game.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/text/result.h"
#include "engine/tile/catalog.h"

namespace cartulary::tiledb {

// Writes the files of a new game into a folder, which it makes; gives their names. The id and title
// come from the folder's name, so that no set of the catalog is called so. The game passes
// read_game(). Errors: the folder holds something, or cannot be written to.
Result<std::vector<std::string>> write_new_game(const std::filesystem::path& folder,
                                                const Catalog& catalog);

}  // namespace cartulary::tiledb
