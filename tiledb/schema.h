// The texts of schema.sql and rule_schema.sql, which make the tables in that order, built into the
// program.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace cartulary {

// The text of a file by its path under tiledb/ ("schema.sql"); lives for ever.
std::optional<std::string_view> schema_text(std::string_view path);

std::vector<std::string_view> schema_paths();

}  // namespace cartulary
