// load_data makes the ApiData of a database file.
//
//   Result<std::unique_ptr<ApiData>> data = load_data("cartulary.db");
#pragma once

#include <filesystem>
#include <memory>

#include "engine/text/result.h"
#include "server/api/api_data.h"

namespace cartulary::server {

// Also loads the group's own game from the folder `game`, if one is given. Errors: those of opening
// and reading the database and the game.
Result<std::unique_ptr<ApiData>> load_data(const std::filesystem::path& database,
                                           const std::filesystem::path& game = {});

}  // namespace cartulary::server
