#include "server/service/load_data.h"

#include "docgen/report/notation_report.h"
#include "tiledb/group_game/game_folder.h"

namespace cartulary::server {

Result<std::unique_ptr<ApiData>> load_data(const std::filesystem::path& database,
                                           const std::filesystem::path& game) {
  Result<tiledb::Library> library = tiledb::load_library(database, game);
  if (!library) return library.error();
  return std::make_unique<ApiData>(*std::move(library), &docgen::notation_tools());
}

}  // namespace cartulary::server
