#include "engine/bag/bridge_fit.h"

#include <string>

#include "engine/bag/fit.h"
#include "tests/engine/small_catalog.h"
#include "tests/support/catch.h"

namespace cartulary::bridge_fit_test {
namespace {

RotationSet turns_of(const std::string& tile, const std::string& hole) {
  return bridged_turns(Pattern::of(*parse_edge_code(tile)), *parse_pattern(hole));
}

RotationSet turns(std::initializer_list<Rotation> list) {
  RotationSet set;
  for (const Rotation r : list) set.add(r);
  return set;
}

// The letters as they lie after a clockwise turn.
std::string turned(std::string edges, int quarters) {
  for (int i = 0; i < quarters; ++i) edges = edges.substr(3) + edges.substr(0, 3);
  return edges;
}

bool fits(const std::string& tile, const std::string& hole) {
  for (std::size_t i = 0; i < 4; ++i)
    if (hole[i] != '?' && hole[i] != tile[i]) return false;
  return true;
}

// Every bridge over the tile as it lies, letter by letter.
bool fits_with_bridge(const std::string& tile, const std::string& hole) {
  for (std::size_t end : {0U, 1U}) {
    std::string bridged = tile;
    if (tile[end] != 'f' || tile[end + 2] != 'f') continue;
    bridged[end] = bridged[end + 2] = 'r';
    if (fits(bridged, hole)) return true;
  }
  return false;
}

std::string text_of(unsigned number, const std::string& letters) {
  std::string text;
  for (int side = 0; side < 4; ++side) {
    text += letters[number % letters.size()];
    number /= static_cast<unsigned>(letters.size());
  }
  return text;
}

}  // namespace

TEST_CASE("a bridge carries the road over a field") {
  CHECK(turns_of("ffff", "rfrf") == RotationSet::from_bits(15));
  CHECK(turns_of("fcfc", "rcrc") == turns({Rotation::R0, Rotation::R180}));
  CHECK(turns_of("ffff", "rfff").empty());  // the other end runs into the neighbour's field
  CHECK(turns_of("ffff", "rf?f") == RotationSet::from_bits(15));
  CHECK(turns_of("frfr", "rfrf").empty());  // fits when turned, and no bridge may stand on road
  CHECK(turns_of("ccff", "rfrf").empty());
}

TEST_CASE("bridges over all 256 tiles and 625 holes are those that letters tell") {
  std::string wrong;
  int bridged = 0;
  for (unsigned t = 0; t < 256; ++t)
    for (unsigned h = 0; h < 625; ++h) {
      const std::string tile = text_of(t, "cfrs"), hole = text_of(h, "cfrs?");
      const RotationSet answer = turns_of(tile, hole);
      for (const Rotation r : all_rotations) {
        const std::string lies = turned(tile, degrees(r) / 90);
        const bool expected = !fits(lies, hole) && fits_with_bridge(lies, hole);
        bridged += expected ? 1 : 0;
        if (answer.contains(r) != expected && wrong.empty()) wrong = tile + " in " + hole;
      }
    }
  CHECK(bridged > 1000);
  CHECK(wrong == "");
}

TEST_CASE("newcomer H8: with bridges in the box, fit tells what fits with a bridge on it") {
  const Catalog shelf = test::small_catalog();
  std::vector<TileSet> sets(shelf.sets().begin(), shelf.sets().end());
  std::vector<Tile> tiles(shelf.tiles().begin(), shelf.tiles().end());
  const Catalog without(sets, tiles);
  BoxItem bridges;
  bridges.count = 12;
  bridges.what = "wooden bridges";
  bridges.element = "bridge";
  sets.front().contents.push_back(bridges);
  REQUIRE(sets.front().id == "base-game");
  const Catalog with(sets, tiles);
  const auto answer = [](const Catalog& catalog, const std::string& hole) {
    const auto chosen = select(catalog, {"BA", "", "", {}}, DefaultSets::BaseGame);
    const auto ready = ready_bag(catalog, *chosen);
    return fit(*ready, *parse_pattern(hole), {});
  };
  CHECK_FALSE(answer(without, "rfrf").bridged.has_value());
  const FitAnswer meadow = answer(with, "rfrf");
  CHECK(meadow.copies == 0);
  CHECK(meadow.state == HoleState::Dead);
  REQUIRE(meadow.bridged.has_value());
  REQUIRE(meadow.bridged->size() == 1);
  CHECK(meadow.bridged->front().tile->id == "BA-21");
  CHECK(meadow.bridged->front().copies == 4);
  CHECK(meadow.bridged->front().rotations == RotationSet::from_bits(15));
  CHECK(answer(with, "crrf").bridged->empty());
}

TEST_CASE("where a hole takes no bridge, no tile is bridged into it") {
  int takes = 0;
  for (unsigned h = 0; h < 625; ++h) {
    const Pattern hole = *parse_pattern(text_of(h, "cfrs?"));
    if (takes_bridge(hole)) {
      ++takes;
      continue;
    }
    CAPTURE(text_of(h, "cfrs?"));
    for (unsigned t = 0; t < 256; ++t)
      CHECK(bridged_turns(Pattern::of(*parse_edge_code(text_of(t, "cfrs"))), hole).empty());
  }
  CHECK(takes == 184);  // 2 in 5 letters take a road: 4/25 for one pair of sides, or the other
}

}  // namespace cartulary::bridge_fit_test
