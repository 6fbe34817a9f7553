// The texts of schema.sql and of the other files of schemas, which make the tables in the order of
// schema_order, built into the program.
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace cartulary::tiledb {

// The text of a file by its path under tiledb/ ("schema.sql"); lives for ever.
std::optional<std::string_view> schema_text(std::string_view path);

// In the order in which they make the tables.
inline constexpr std::array<std::string_view, 7> schema_order = {
    "schema.sql",         "rule_schema.sql", "position_schema.sql", "guide_schema.sql",
    "scoring_schema.sql", "game_schema.sql", "search_schema.sql"};

}  // namespace cartulary::tiledb
