// Any text as a query: read or refused with a place, and then asked of a small catalog and of its
// rules.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/query/tile_query.h"
#include "engine/search/rule_search.h"
#include "tests/engine/small_catalog.h"
#include "tests/engine/small_rulebook.h"

namespace {

template <class T>
void check(const cartulary::Result<T>& hits) {
  if (!hits && (hits.error().what.empty() || hits.error().where.empty())) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cartulary;
  static const Catalog catalog = test::small_catalog();
  static const Rulebook rulebook = test::small_rulebook();
  static const Search search(catalog, rulebook, {}, {});
  static const Selection all = *select(catalog, {}, DefaultSets::All);
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  check(find_tiles(catalog, all, text));
  const auto rules = find_rules(search, rulebook, text, {.selection = &all});
  check(rules);
  check(search.find(text));
  // What applies and what was left out are all that is found.
  const auto whole = find_rules(search, rulebook, text);
  if (rules && rules->total + rules->left_out.total != whole->total) std::abort();
  return 0;
}
