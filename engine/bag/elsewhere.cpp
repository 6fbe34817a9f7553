#include "engine/bag/elsewhere.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace cartulary {

Elsewhere elsewhere(const Catalog& catalog, const Selection& selection,
                    const std::function<bool(const Tile&)>& wanted) {
  Elsewhere found;
  for (const TileSet& set : catalog.sets()) {
    std::array<int, all_editions.size()> copies = {};
    const auto in = [&](Edition edition) -> int& {
      return copies[static_cast<std::size_t>(edition)];
    };
    for (const Tile& tile : catalog.tiles_of(set)) {
      if (!wanted(tile)) continue;
      for (const Edition edition : all_editions) in(edition) += tile.copies_in(edition);
    }
    if (std::ranges::all_of(copies, [](int count) { return count == 0; })) continue;
    const bool chosen = selection.sets.count(set.id) > 0;
    const Edition now = tile_edition_for(catalog, selection, set);
    if (!chosen && in(now) > 0) {
      found.sets.emplace_back(set.id, in(now));
      continue;
    }
    for (const Edition edition : all_editions) {
      const int here = in(edition);
      if (edition == now || here == 0) continue;
      if (chosen)
        found.editions[edition] += here;
      else
        found.sets.emplace_back(set.id + '@' + std::string(to_text(edition)), here);
    }
  }
  return found;
}

}  // namespace cartulary
