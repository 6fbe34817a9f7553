// How far towers and the dragon reach, and where barns may stand.
#include "engine/position/figure_reach.h"

#include "tests/engine/board/board_catalog.h"
#include "tests/support/catch.h"

namespace cartulary::figure_reach_test {
using namespace cartulary::test;

namespace {

using Cells = std::vector<Cell>;

// A tile of fields alone on each cell.
Board meadow(const Cells& cells) {
  Board board(kit_of({{"base-game", 9}}));
  for (const Cell cell : cells) REQUIRE(board.place(at("BA-01", cell.x, cell.y)).ok());
  return board;
}

Board block(int columns, int rows) {
  Cells cells;
  for (int y = 0; y < rows; ++y)
    for (int x = 0; x < columns; ++x) cells.push_back(moved({}, x, y));
  return meadow(cells);
}

}  // namespace

TEST_CASE("A tower's range goes along row and column, over gaps, never askew") {
  const Board board = block(5, 5);
  CHECK(tower_range(board, {2, 2}, 1) == Cells{{2, 1}, {1, 2}, {2, 2}, {3, 2}, {2, 3}});
  CHECK(tower_range(board, {2, 2}, 2).size() == 9);
  CHECK(tower_range(board, {0, 0}, 2) == Cells{{0, 0}, {1, 0}, {2, 0}, {0, 1}, {0, 2}});
  CHECK(tower_range(meadow({{0, 0}, {2, 0}}), {0, 0}, 1) == Cells{{0, 0}});
  CHECK(tower_range(meadow({{0, 0}, {2, 0}}), {0, 0}, 2) == Cells{{0, 0}, {2, 0}});
}

TEST_CASE("The dragon flies six tiles side by side") {
  const Board row = block(9, 1);
  CHECK(dragon_reach(row, {{0, 0}, {}}) == Cells{{1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}});
  CHECK(dragon_reach(row, {{4, 0}, {}}).size() == 8);
  CHECK(dragon_reach(row, {{1, 0}, {{3, 0}}}) == Cells{{0, 0}, {2, 0}});
  CHECK(dragon_reach(meadow({{0, 0}, {1, 1}, {2, 0}}), {{0, 0}, {}}).empty());
}

TEST_CASE("A path that is no whole flight is told why") {
  const Board board = block(4, 2);
  const DragonFlight flight{{0, 0}, {{3, 1}}};
  CHECK(flight_fault(board, flight, {{1, 0}, {2, 0}, {3, 0}}) == "");
  CHECK(flight_fault(board, flight, {{1, 0}, {2, 0}}) == "ends though the dragon may go on to 3,0");
  CHECK(flight_fault(board, flight, {{1, 1}}) == "1,1 is not beside 0,0");
  CHECK(flight_fault(board, flight, {{0, 1}, {0, 0}}) == "the dragon may not enter 0,0");
  CHECK(flight_fault(board, flight, {{1, 0}, {2, 0}, {3, 0}, {3, 1}}) ==
        "the dragon may not enter 3,1");
  CHECK(flight_fault(board, flight, {{1, 0}, {0, 0}}) == "the dragon may not enter 0,0");
  CHECK(flight_fault(board, flight, {{1, 0}, {1, 1}, {1, 0}}) == "enters 1,0 twice");
  const Board row = block(9, 1);
  CHECK(flight_fault(row, {{0, 0}, {}}, {{1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}, {7, 0}}) ==
        "is longer than 6 tiles");
}

TEST_CASE("A barn stands where four tiles meet in field alone") {
  const Board four = block(2, 2);
  CHECK(barn_may_stand(four, {0, 0}, Corner::SE));
  CHECK(barn_may_stand(four, {1, 1}, Corner::NW));
  CHECK(barn_may_stand(four, {1, 0}, Corner::SW));
  CHECK(barn_may_stand(four, {0, 1}, Corner::NE));
  CHECK_FALSE(barn_may_stand(four, {0, 0}, Corner::NW));

  // A city beside the point, in each turn: BA-18 has one city side, the north.
  for (const int degrees : {0, 90, 180, 270}) {
    INFO(degrees);
    Board board = meadow({{0, 0}, {1, 0}, {0, 1}});
    REQUIRE(board.place(at("BA-18", 1, 1, degrees)).ok());
    CHECK(barn_may_stand(board, {1, 1}, Corner::NW) == (degrees == 90 || degrees == 180));
  }
}

}  // namespace cartulary::figure_reach_test
