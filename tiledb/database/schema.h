// The texts of schema.sql, rule_schema.sql and position_schema.sql, which make the tables in that
// order, built into the program.
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace cartulary::tiledb {

// The text of a file by its path under tiledb/ ("schema.sql"); lives for ever.
std::optional<std::string_view> schema_text(std::string_view path);

// The three in the order in which they make the tables.
inline constexpr std::array<std::string_view, 3> schema_order = {"schema.sql", "rule_schema.sql",
                                                                 "position_schema.sql"};

}  // namespace cartulary::tiledb
