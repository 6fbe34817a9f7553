// gzip compression, for HTTP answers and for data embedded in pages.
#pragma once

#include <string>
#include <string_view>

namespace cartulary::docgen {

// Fast: for a client that is waiting. Small: for data that is written once and sent often.
enum class Zip { Fast, Small };

// Empty if memory runs out, if the text is too large for zlib (half the range of uInt), and always
// in the WebAssembly build.
std::string gzip(std::string_view text, Zip how = Zip::Fast);

}  // namespace cartulary::docgen
