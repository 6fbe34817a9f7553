// The scripts that go with the suite, embedded in the program.
#pragma once

#include <optional>
#include <string_view>

namespace cartulary::docgen {

// The text of a script of docgen/export ("run.py"). Its lifetime is static.
std::optional<std::string_view> suite_text(std::string_view path);

}  // namespace cartulary::docgen
