// Writes and reads the tables `tile`, `tile_copy`, `segment` and others of tiles. What a segment
// touches and bears is in segment_rows.h. Conventions and exceptions as in sql.h.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/tile/catalog.h"
#include "engine/tile/tile_members.h"
#include "tiledb/database/member_rows.h"

namespace SQLite {
class Database;
}

namespace cartulary::tiledb {

template <>
inline constexpr PartColumns part_columns<std::optional<JczTile>> = PartColumns::Prefixed;
template <>
struct ListRows<std::optional<JczTile>> {
  static constexpr bool is_list = false;
};

template <>
struct DerivedColumns<Tile> {
  static constexpr std::array<std::string_view, 2> names = {"edge_code", "words"};
  static std::array<std::string, 2> values(const Tile& tile);
};

// Writes tile and the other tables of a tile, including segments.
void write_tiles(SQLite::Database& database, const Catalog& catalog);
std::vector<Tile> load_tiles(SQLite::Database& database);

}  // namespace cartulary::tiledb
