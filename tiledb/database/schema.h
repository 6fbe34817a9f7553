// The SQL texts that create the tables, schema.sql and its neighbours, embedded in the program.
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace cartulary::tiledb {

// The text of a file of tiledb/database ("schema.sql"). Its lifetime is static.
std::optional<std::string_view> schema_text(std::string_view path);

// The order in which the files create the tables.
inline constexpr std::array<std::string_view, 7> schema_order = {
    "schema.sql",         "rule_schema.sql", "position_schema.sql", "guide_schema.sql",
    "scoring_schema.sql", "game_schema.sql", "search_schema.sql"};

}  // namespace cartulary::tiledb
