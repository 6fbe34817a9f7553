// The lean board: windows that grow, lists that come back as they were.
#include "engine/board/tile_layer.h"

#include <algorithm>
#include <random>
#include <tuple>

#include "tests/engine/board/board_catalog.h"
#include "tests/support/catch.h"

namespace cartulary::tile_layer_test {
using namespace cartulary::test;

namespace {

LaidSides sides(const char* edges) {
  return sides_of_code(*parse_edge_code(edges));
}

}  // namespace

TEST_CASE("A slot adds up the sides around a hole") {
  CHECK(pattern_of(0).text() == "????");
  CHECK(slot_of(*parse_pattern("cfrs")) == 1 * 216 + 2 * 36 + 3 * 6 + 4);
  CHECK(pattern_of(slot_of(*parse_pattern("c?rf"))).text() == "c?rf");
  for (int slot = 0; slot < slot_count; ++slot)
    CHECK(slot_of(pattern_of(static_cast<HoleSlot>(slot))) == slot);
}

TEST_CASE("Turns by slot equal Pattern::fits for all codes without a river") {
  for (int number = 0; number < code_count; ++number) {
    const auto code = static_cast<CodeNumber>(number);
    CHECK(code_number(numbered_code(code)) == code);
    if (river_codes.contains(code)) continue;
    for (int slot = 0; slot < slot_count; ++slot) {
      RotationSet turns;
      for (const Rotation turn : all_rotations)
        if (pattern_of(static_cast<HoleSlot>(slot)).fits(Pattern::of(numbered_code(code)), turn))
          turns.add(turn);
      REQUIRE(turns_that_fit(static_cast<HoleSlot>(slot), code) == turns);
      REQUIRE(codes_that_fit(static_cast<HoleSlot>(slot)).contains(code) == !turns.empty());
    }
  }
}

TEST_CASE("A tile stored in another turn has its turns shifted") {
  RotationSet canonical;
  canonical.add(Rotation::R90);
  RotationSet stored;
  stored.add(Rotation::R270);
  CHECK(tile_turns(canonical, Rotation::R180) == stored);
}

TEST_CASE("A tile makes holes around it, and the filled hole goes") {
  TileLayer layer;
  layer.lay({0, 0}, sides("crfr"));
  CHECK(layer.hole_count() == 4);
  CHECK(layer.hole(0) == LayerHole{{0, -1}, slot_of(*parse_pattern("??c?")), 1});
  layer.lay({1, 0}, sides("frfr"));
  CHECK(layer.hole_count() == 6);
  CHECK(layer.taken({1, 0}));
  CHECK(!layer.hole_at({1, 0}));
  layer.lay({1, 1}, sides("ffff"));
  CHECK(layer.hole(*layer.hole_at({0, 1})).sides == 2);
  CHECK(pattern_of(layer.slot(*layer.hole_at({0, 1}))).text() == "ff??");
}

TEST_CASE("Single places are those that the board lists, hole by hole") {
  const BoardKit& kit = kit_of({{"base-game", 1}});
  std::mt19937 random(6);
  for (const int tiles : {1, 9, 40}) {
    Board board(kit);
    play_at_random(board, tiles, random);
    std::vector<LayerPlace> found(4 * static_cast<std::size_t>(board.layer().hole_count()));
    for (const BagEntry& entry : kit.bag.entries()) {
      const std::size_t count = board.layer().find_places(kit.piece(entry.tile).code, found);
      std::vector<Placement> places;
      for (std::size_t i = 0; i < count; ++i) {
        const LayerPlace& place = found[i];
        CHECK((i == 0 || found[i - 1].cell != place.cell || found[i - 1].turn < place.turn));
        places.push_back({entry.tile, place.cell, place.turn});
      }
      std::sort(places.begin(), places.end(), [](const Placement& a, const Placement& b) {
        return std::tie(a.cell, a.rotation) < std::tie(b.cell, b.rotation);
      });
      CHECK(places == board.placements(*entry.tile));
    }
  }
}

TEST_CASE("Single places of many holes are the turns of the fits, one by one") {
  TileLayer layer;
  for (int i = 0; i < 40; ++i) layer.lay(moved({}, 3 * i, i % 3), sides("crfr"));
  REQUIRE(layer.hole_count() == 160);
  for (CodeNumber code = 0; code < code_count; ++code) {
    std::vector<HoleFit> fits(160);
    fits.resize(layer.find_fits(code, fits));
    std::vector<LayerPlace> expected, places(4 * 160);
    for (const HoleFit& fit : fits)
      for (const Rotation turn : all_rotations)
        if (fit.turns.contains(turn)) expected.push_back({layer.hole(fit.hole).cell, turn});
    places.resize(layer.find_places(code, places));
    CHECK(places == expected);
  }
}

TEST_CASE("Laying far and wide and taking back restores the layer") {
  std::mt19937 random(16);
  TileLayer layer;
  std::vector<TileLayer> history;
  for (int i = 0; i < 300; ++i) {
    const Cell cell =
        moved({}, static_cast<int>(random() % 2001) - 1000, static_cast<int>(random() % 60) - 30);
    if (layer.taken(cell)) continue;
    history.push_back(layer);
    layer.lay(cell, sides_of_code(numbered_code(static_cast<CodeNumber>(random() % code_count))));
  }
  for (; !history.empty(); history.pop_back()) {
    layer.take_back();
    REQUIRE(layer == history.back());
    for (int hole = 0; hole < layer.hole_count(); ++hole)
      REQUIRE(layer.hole_at(layer.hole(hole).cell) == hole);
  }
}

TEST_CASE("A cleared layer plays the same game again") {
  std::mt19937 random(17);
  Board board(kit_of({{"base-game", 1}}));
  play_at_random(board, 60, random);
  TileLayer layer;
  for (int round = 0; round < 2; ++round) {
    layer.clear();
    for (const Board::Piece& piece : board.pieces())
      layer.lay(piece.placement.cell,
                sides_of_code(edge_code(*piece.placement.tile)->rotated(piece.placement.rotation)));
    CHECK(layer == board.layer());
  }
}

}  // namespace cartulary::tile_layer_test
