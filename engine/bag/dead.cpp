#include "engine/bag/dead.h"

#include <array>

namespace cartulary {

namespace {

using CopiesByCode = std::array<int, 256>;

CopiesByCode copies_by_code(const Bag& bag) {
  CopiesByCode copies{};
  for (const BagEntry& entry : bag.entries()) copies[entry.code.canonical().bits()] += entry.copies;
  return copies;
}

// The copies in the bag of each set alone, taken once and with nothing used.
std::vector<CopiesByCode> copies_by_set(const Catalog& catalog, const Selection& selection) {
  std::vector<CopiesByCode> by_set;
  for (const TileSet& set : catalog.sets()) {
    Selection alone;
    alone.sets[set.id] = 1;
    alone.editions[set.id] = tile_edition_for(catalog, selection, set);
    const auto bag = bag_of(catalog, alone);
    by_set.push_back(bag ? copies_by_code(*bag) : CopiesByCode{});
  }
  return by_set;
}

}  // namespace

Result<DeadAnswer> dead(const Catalog& catalog, const Selection& selection, Rivers rivers) {
  const auto bag = bag_of(catalog, selection);
  if (!bag) return bag.error();
  const CopiesByCode held = copies_by_code(*bag);
  const std::vector<CopiesByCode> by_set = copies_by_set(catalog, selection);

  DeadAnswer answer{.selection = selection,
                    .fallback = tile_fallback(catalog, selection),
                    .rivers = rivers,
                    .dead = {},
                    .any = any_pieces(*bag)};
  for (const EdgeCode code : all_edge_codes(rivers)) {
    ++answer.codes;
    if (held[code.bits()] > 0) {
      ++answer.living;
      continue;
    }
    DeadCode row{code, {}};
    for (std::size_t i = 0; i < by_set.size(); ++i)
      if (by_set[i][code.bits()] > 0)
        row.opened_by.push_back({&catalog.sets()[i], by_set[i][code.bits()]});
    answer.dead.push_back(std::move(row));
  }
  return answer;
}

}  // namespace cartulary
