// Writes and reads the tables of position_schema.sql: boards with figures, and what each expects of
// the engine. Conventions and exceptions as in sql.h.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/position/position_members.h"
#include "tiledb/database/member_rows.h"
#include "tiledb/library/library.h"

namespace SQLite {
class Database;
}

namespace cartulary::tiledb {

template <>
inline constexpr PartColumns part_columns<std::optional<ExpectedFlight>> = PartColumns::Bare;
template <>
struct ListRows<std::optional<ExpectedFlight>> {
  static constexpr bool is_list = false;
};

template <>
struct DerivedColumns<Position> {
  static constexpr std::array<std::string_view, 1> names = {"set_id"};
  static std::array<std::string, 1> values(const Position& position) {
    return {std::string(position.set())};
  }
};

void write_positions(SQLite::Database& database, const Library& library);
std::vector<Position> load_positions(SQLite::Database& database);

}  // namespace cartulary::tiledb
