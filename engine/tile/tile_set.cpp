#include "engine/tile/tile_set.h"

#include <algorithm>
#include <limits>
#include <tuple>

#include "engine/text/enum_names.h"
#include "engine/tile/kind_names.h"

namespace cartulary {

std::string_view to_text(SetKind kind) {
  return kind_names::sets[static_cast<std::size_t>(kind)];
}

std::optional<SetKind> parse_set_kind(std::string_view text) {
  return parse_name<SetKind>(kind_names::sets, text);
}

bool TileSet::has_edition(Edition edition) const {
  return std::find(editions.begin(), editions.end(), edition) != editions.end();
}

bool listed_before(const TileSet& a, const TileSet& b) {
  const auto key = [](const TileSet& set) {
    return std::make_tuple(set.kind, set.number.value_or(std::numeric_limits<int>::max()), set.sort,
                           std::string_view(set.id));
  };
  return key(a) < key(b);
}

}  // namespace cartulary
