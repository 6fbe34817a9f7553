#include "docgen/drawing/landscape.h"

#include <map>

#include "docgen/base/turned_tile.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"

namespace cartulary::docgen::landscape_test {
namespace {

const Catalog& catalog() {
  return test::project_library().catalog;
}

// The tiles by cell, with those that lie around the hole.
std::map<Cell, Placement> laid(Edge around) {
  std::map<Cell, Placement> tiles;
  for (const Placement& tile : landscape_tiles(catalog())) tiles[tile.cell] = tile;
  for (const Side side : all_sides)
    if (const auto tile = landscape_neighbour(catalog(), side, around)) tiles[tile->cell] = *tile;
  return tiles;
}

}  // namespace

TEST_CASE("landscape: tiles lie everywhere but in the hole, and all fit, whatever lies around it") {
  for (const Edge around : all_edges) {
    const auto tiles = laid(around);
    CHECK(tiles.size() == static_cast<std::size_t>(landscape_size.x * landscape_size.y - 1));
    CHECK_FALSE(tiles.contains(landscape_hole));
    for (const auto& [cell, tile] : tiles)
      for (const Side side : all_sides) {
        const auto other = tiles.find(beside(cell, side));
        if (other == tiles.end()) continue;
        INFO(to_text(cell) << ' ' << tile.tile->id);
        CHECK(
            turned_tile(*tile.tile, tile.rotation).edges[index(side)] ==
            turned_tile(*other->second.tile, other->second.rotation).edges[index(opposite(side))]);
      }
  }
}

TEST_CASE("landscape: what lies around the hole shows it the edge that was asked for") {
  for (const Side side : all_sides)
    for (const Edge edge : all_edges) {
      const auto tile = landscape_neighbour(catalog(), side, edge);
      REQUIRE(tile.has_value());
      CHECK(tile->cell == beside(landscape_hole, side));
      CHECK(turned_tile(*tile->tile, tile->rotation).edges[index(opposite(side))] == to_char(edge));
    }
}

}  // namespace cartulary::docgen::landscape_test
