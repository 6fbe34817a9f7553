#include "engine/bag/bridge_fit.h"

#include <algorithm>
#include <array>

namespace cartulary {

namespace {

constexpr EdgeSet field_side = EdgeSet::of(Edge::Field);
constexpr EdgeSet road = EdgeSet::of(Edge::Road);

bool is_bridgehead(Pattern tile, Side end) {
  return tile.side(end) == field_side && tile.side(opposite(end)) == field_side;
}

// The tile with a bridge that ends on side `end` and on the opposite one.
Pattern with_bridge(Pattern tile, Side end) {
  std::array<EdgeSet, 4> sides;
  for (const Side side : all_sides)
    sides[index(side)] = side == end || side == opposite(end) ? road : tile.side(side);
  return Pattern(sides);
}

}  // namespace

bool has_bridges(const Catalog& catalog, const Selection& selection) {
  return std::any_of(selection.sets.begin(), selection.sets.end(), [&](const auto& chosen) {
    const TileSet* set = catalog.find_set(chosen.first);
    return set != nullptr &&
           std::any_of(set->contents.begin(), set->contents.end(),
                       [](const BoxItem& item) { return item.element == "bridge"; });
  });
}

bool carries_bridge(Pattern tile) {
  return is_bridgehead(tile, Side::N) || is_bridgehead(tile, Side::E);
}

bool takes_bridge(Pattern hole) {
  const auto takes_road = [&](Side side) { return hole.side(side).contains(Edge::Road); };
  return std::any_of(all_sides.begin(), all_sides.end(),
                     [&](Side side) { return takes_road(side) && takes_road(opposite(side)); });
}

RotationSet bridged_turns(Pattern tile, Pattern hole) {
  RotationSet turns;
  if (!carries_bridge(tile)) return turns;
  for (const Rotation r : all_rotations) {
    if (hole.fits(tile, r)) continue;
    for (const Side end : {Side::N, Side::E})
      if (is_bridgehead(tile, end) && hole.fits(with_bridge(tile, end), r)) turns.add(r);
  }
  return turns;
}

}  // namespace cartulary
