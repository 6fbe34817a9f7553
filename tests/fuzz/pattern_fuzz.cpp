// Any text as a pattern: read or refused with a place; what is read writes back to itself.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "engine/tile/pattern.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cartulary;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto pattern = parse_pattern(text);
  if (!pattern) {
    if (pattern.error().what.empty()) std::abort();
    return 0;
  }
  const auto again = parse_pattern(pattern->text());
  if (!again || !(*again == *pattern)) std::abort();
  return 0;
}
