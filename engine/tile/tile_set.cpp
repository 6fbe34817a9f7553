#include "engine/tile/tile_set.h"

#include <algorithm>
#include <array>
#include <limits>
#include <tuple>

namespace cartulary {

namespace {

constexpr std::array<std::string_view, 6> kind_names = {"base",  "major",    "minor",
                                                        "promo", "spin-off", "box"};

}  // namespace

std::string_view to_text(SetKind kind) {
  return kind_names[static_cast<std::size_t>(kind)];
}

std::optional<SetKind> parse_set_kind(std::string_view text) {
  for (std::size_t i = 0; i < kind_names.size(); ++i)
    if (kind_names[i] == text) return static_cast<SetKind>(i);
  return std::nullopt;
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
