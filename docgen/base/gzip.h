// gzip of a text: for answers, and for what pages carry in them.
#pragma once

#include <string>
#include <string_view>

namespace cartulary::docgen {

// Fast: while somebody waits. Small: for what is written once and carried often.
enum class Zip { Fast, Small };

// Empty if that fails for want of memory.
std::string gzip(std::string_view text, Zip how = Zip::Fast);

}  // namespace cartulary::docgen
