// Creates a commented template for a group's own game.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/text/result.h"
#include "engine/tile/catalog.h"

namespace cartulary::tiledb {

// Creates the folder, writes the files of a new game into it, and returns their paths. Derives id
// and title from the folder's name, avoiding ids that a set of the catalog has. The game passes
// read_game(). Errors: the folder is not empty, or cannot be written to.
Result<std::vector<std::string>> write_new_game(const std::filesystem::path& folder,
                                                const Catalog& catalog);

}  // namespace cartulary::tiledb
