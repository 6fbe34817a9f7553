// Any text as a query: read or refused with a place, and then asked of a small catalog.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/tile_query.h"
#include "tests/engine/small_catalog.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cartulary;
  static const Catalog catalog = test::small_catalog();
  static const Selection all = *select(catalog, {}, DefaultSets::All);
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto hits = find_tiles(catalog, all, text);
  if (!hits && (hits.error().what.empty() || hits.error().where.empty())) std::abort();
  return 0;
}
