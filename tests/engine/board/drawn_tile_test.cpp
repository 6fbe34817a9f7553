// What a drawn tile does in each place, and the chances of holes.
#include "engine/board/drawn_tile.h"

#include "engine/bag/odds.h"
#include "engine/region/board_answer.h"
#include "tests/engine/board/board_catalog.h"
#include "tests/support/board_brute.h"
#include "tests/support/catch.h"

namespace cartulary::drawn_tile_test {
using namespace cartulary::test;

namespace {

Board board_with(const BoardKit& kit, const std::vector<Placement>& placements) {
  Board board(kit);
  for (const Placement& placement : placements) REQUIRE(board.place(placement).ok());
  return board;
}

const DrawnPlacement& at_place(const DrawnAnswer& answer, Cell cell, Rotation turn) {
  for (const DrawnPlacement& place : answer.placements)
    if (place.placement.cell == cell && place.placement.rotation == turn) return place;
  FAIL("no such placement");
  return answer.placements[0];
}

}  // namespace

TEST_CASE("A drawn tile tells what it completes, joins and opens") {
  // A city cap below an empty cell, another beyond it, and a road on either side.
  const BoardKit& kit = kit_of({{"base-game", 1}});
  Board board = board_with(kit, {at("BA-18", 0, 0), at("BA-18", 1, 0), at("BA-18", 1, -1, 180),
                                 at("BA-09", 1, -2, 180)});
  const Board before = board;
  const DrawnAnswer answer = drawn_tile(board, *tile("BA-18"), {});
  CHECK(board == before);
  CHECK(answer.bag == 72 - 4 - 1);
  const DrawnPlacement& closes = at_place(answer, {0, -1}, Rotation::R180);
  CHECK(closes.completes == std::vector<Completed>{{{FeatureKind::City, {0, -1}}, 2, 4}});
  CHECK(closes.joins == std::vector<Joined>{});
  CHECK(closes.opens == std::vector<Cell>{{-1, -1}});
  CHECK(closes.kills.empty());
}

TEST_CASE("Fields that become one are joined by name") {
  const BoardKit& kit = kit_of({{"base-game", 1}});
  Board board = board_with(kit, {at("BA-18", 0, 0), at("BA-18", 0, -1, 180), at("BA-01", 1, 0)});
  const DrawnAnswer answer = drawn_tile(board, *tile("BA-01"), {});
  const DrawnPlacement& corner = at_place(answer, {1, -1}, Rotation::R0);
  CHECK(corner.joins ==
        std::vector<Joined>{
            {FeatureKind::Field, {{FeatureKind::Field, {0, -1}}, {FeatureKind::Field, {0, 0}}}}});
}

TEST_CASE("A tile that completes a cloister says so") {
  const BoardKit& kit = kit_of({{"base-game", 3}});
  Board board(kit);
  for (int y = 0; y < 3; ++y)
    for (int x = 0; x < 3; ++x)
      if (x != 0 || y != 0)
        REQUIRE(board.place(at(x == 1 && y == 1 ? "BA-01" : "BA-18", x, y)).ok());
  const DrawnAnswer answer = drawn_tile(board, *tile("BA-01"), {});
  for (const DrawnPlacement& place : answer.placements) {
    const bool corner = place.placement.cell == Cell{0, 0};
    const bool told =
        place.completes == std::vector<Completed>{{{FeatureKind::Cloister, {1, 1}}, 9, 9}};
    CHECK(corner == told);
  }
}

TEST_CASE("Touched holes tell copies before and after, without the drawn tile") {
  const BoardKit& kit = kit_of({{"base-game", 1}});
  std::mt19937 random(15);
  for (int game = 0; game < 6; ++game) {
    Board board(kit);
    play_at_random(board, 25, random);
    const Tile& drawn = *tile(game % 2 == 0 ? "BA-24" : "BA-21");
    if (board.copies_left(drawn) == 0) continue;
    const Board kept = board;
    const auto holes_of = [](const Board& told) { return BruteBoard(told).holes(); };
    const auto before = holes_of(board);
    const DrawnAnswer answer = drawn_tile(board, drawn, {});
    CHECK(board == kept);
    std::size_t places = 0;
    for (const auto& [cell, hole] : before)
      for (const BruteFit& fit : hole.tiles)
        if (fit.tile == drawn.id) places += fit.rotations.size();
    CHECK(answer.placements.size() == places);
    for (const DrawnPlacement& place : answer.placements) {
      Board after = kept;
      REQUIRE(after.place(place.placement).ok());
      const auto holes = holes_of(after);
      std::vector<Cell> opens, kills;
      for (const TouchedHole& touched : place.touched) {
        CHECK(touched.copies_after == holes.at(touched.cell).copies);
        CHECK(touched.pattern.text() == holes.at(touched.cell).pattern);
        CHECK(touched.after.next_draw == next_draw(72 - 26, touched.copies_after));
        const auto was = before.find(touched.cell);
        CHECK(touched.copies_before.has_value() == (was != before.end()));
        if (was == before.end()) {
          opens.push_back(touched.cell);
          continue;
        }
        int copies = was->second.copies;
        for (const BruteFit& fit : was->second.tiles) copies -= fit.tile == drawn.id ? 1 : 0;
        CHECK(*touched.copies_before == copies);
        CHECK(touched.before->next_draw == next_draw(72 - 26, copies));
        if (copies > 0 && touched.copies_after == 0) kills.push_back(touched.cell);
      }
      CHECK(place.opens == opens);
      CHECK(place.kills == kills);
    }
  }
}

TEST_CASE("Holes tell exact chances: next draw, before the end with hidden tiles, mine") {
  const BoardKit& kit = kit_of({{"base-game", 1}});
  const Board board = board_with(kit, {at("BA-03", 0, 0)});
  const auto all = holes(board, {.draws = 10, .players = 3, .turn = 1, .hidden = 5});
  REQUIRE(all.size() == 4);
  for (const HoleAnswer& hole : all) {
    CHECK(hole.chance.next_draw == next_draw(71, hole.copies));
    CHECK(hole.chance.before_end == before_end(71, hole.copies, 5));
    CHECK(hole.chance.in_draws->at_least_one == at_least_one(71, hole.copies, 10));
    CHECK(hole.chance.mine->at_least_one == one_is_mine(71, hole.copies, 10, {3, 1}));
  }
  CHECK(all[0].cell == Cell{0, -1});
  CHECK(all[0].pattern.text() == "??c?");
  CHECK(all[0].state == HoleState::Open);
}

TEST_CASE("While the river is laid, land comes after it") {
  const BoardKit& kit = kit_of({{"base-game", 1}, {"river", 1}});
  const Board board = board_with(kit, {at("RI-01", 0, 0)});
  const auto all = holes(board, {.draws = 12, .players = 2, .turn = 0, .hidden = 3});
  const HoleAnswer& land = all[0];  // north of the spring: a field
  CHECK(land.pattern.text() == "??f?");
  CHECK(land.chance.next_draw == 0);
  CHECK(land.chance.before_end == before_end(72, land.copies, 3));
  // Of twelve draws eleven are river tiles, so that one is left; it is the other player's.
  CHECK(land.chance.in_draws->draws == 12);
  CHECK(land.chance.in_draws->at_least_one == at_least_one(72, land.copies, 1));
  CHECK(land.chance.mine->at_least_one == 0);
  const HoleAnswer& river = all[1];
  CHECK(river.cell == Cell{-1, 0});
  CHECK(river.copies == 11);
  CHECK(river.chance.next_draw == 1);
  CHECK(river.chance.before_end == 1);
}

TEST_CASE("Ten draws by two players reach the land that comes after the river") {
  const DrawPool pool{.now = 3, .river_rest = 1, .later = 20, .river = true};
  const HoleChance chance =
      hole_chance(pool, false, 5, 0, {.draws = 10, .players = 2, .turn = 1, .hidden = 0});
  // River: draws 0 to 3, mine 1 and 3. Land: draws 4 to 9, mine 5, 7 and 9: the second, fourth
  // and sixth of six.
  CHECK(chance.in_draws->at_least_one == at_least_one(20, 5, 6));
  CHECK(chance.mine->at_least_one == one_is_mine(20, 5, 6, {2, 1}));
  CHECK(chance.mine->first == first_is_mine(20, 5, 6, {2, 1}));
  CHECK(chance.mine->turn == 1);
  CHECK(chance.mine->draws == 5);
}

TEST_CASE("All answers about a board stand together") {
  const BoardKit& kit = kit_of({{"base-game", 1}});
  Board board = board_with(kit, {at("BA-03", 0, 0), at("BA-04", 0, 1)});
  const auto answer = board_answer(board, {.odds = {}, .drawn = tile("BA-01"), .region = {{1, 0}}});
  REQUIRE(answer.ok());
  CHECK(answer->tiles == 2);
  CHECK(answer->bag == 70);
  CHECK(answer->illegal.size() == 1);
  CHECK(answer->holes.size() == 6);
  CHECK(answer->features.size() == 5);
  CHECK(answer->drawn->tile == tile("BA-01"));
  CHECK(answer->region->feasible);
  CHECK(board_answer(board, {.odds = {}, .drawn = nullptr, .region = {{0, 0}}}).error().what ==
        "the cell 0,0 is taken by BA-03");
}

}  // namespace cartulary::drawn_tile_test
