// Holes that a piece which fits anything fills: random boards against plain search.
#include <set>

#include "engine/board/drawn_tile.h"
#include "engine/board/hole.h"
#include "tests/engine/board/board_catalog.h"
#include "tests/support/board_brute.h"
#include "tests/support/catch.h"

namespace cartulary::any_hole_test {
using namespace cartulary::test;

namespace {

constexpr int abbeys = 6;

std::set<Cell> taken_cells(const Board& board) {
  std::set<Cell> taken;
  for (const Board::Piece& piece : board.pieces()) taken.insert(piece.placement.cell);
  return taken;
}

int abbeys_left(const Board& board) {
  int left = abbeys;
  for (const Board::Piece& piece : board.pieces())
    left -= piece.placement.tile->id == "AM-14" ? 1 : 0;
  return left;
}

// Ring around 0,0 that no base tile fills: city, field, road, field.
Board enclosed_hole() {
  Board board(kit_of({{"base-game", 1}, {"abbey-and-mayor", 1}}));
  for (const auto& [cell, edges] : std::map<Cell, std::string>{
           {{0, -1}, "??c?"}, {{1, 0}, "???f"}, {{0, 1}, "r???"}, {{-1, 0}, "?f??"}}) {
    const Pattern wanted = *parse_pattern(edges);
    bool laid = false;
    for (const BagEntry& entry : board.kit().bag.entries())
      for (const Rotation turn : all_rotations)
        if (!laid && entry.tile->set == "base-game" && board.copies_left(*entry.tile) > 0 &&
            wanted.fits(Pattern::of(entry.code), turn))
          laid = board.place({entry.tile, cell, turn}).ok();
    REQUIRE(laid);
  }
  return board;
}

HoleAnswer hole_at(const Board& board, Cell cell, const OddsQuestion& question = {}) {
  const auto number = board.layer().hole_at(cell);
  REQUIRE(number.has_value());
  return hole_answer(board, *number, question);
}

}  // namespace

TEST_CASE("newcomer 3: with Abbey and Mayor an enclosed hole is not dead") {
  Board board = enclosed_hole();
  const HoleAnswer hole = hole_at(board, {0, 0});
  CHECK(hole.pattern.text() == "cfrf");
  CHECK(hole.copies == 0);
  CHECK(hole.any == 6);
  CHECK(hole.state == HoleState::Any);
  CHECK(hole.chance.next_draw == 0);
  CHECK(hole.chance.before_end == 0);
  CHECK(hole_at(board, {0, 0}, {{}, 2, {}, {}}).any == 2);
}

TEST_CASE("without an abbey left the enclosed hole is dead") {
  Board board = enclosed_hole();
  for (int x = 10; x < 10 + abbeys; ++x) REQUIRE(board.place(at("AM-14", x, 10)).ok());
  CHECK(board.any_left().empty());
  CHECK(hole_at(board, {0, 0}).state == HoleState::Dead);
  CHECK(hole_at(board, {0, 0}).any == 0);
}

TEST_CASE("Random boards: what only an abbey fills is what plain search finds") {
  std::mt19937 random(20261122);
  int seen = 0, filled = 0;
  for (int game = 0; game < 120; ++game) {
    Board board(kit_of({{"base-game", 1}, {"abbey-and-mayor", 1}}));
    play_at_random(board, 40 + static_cast<int>(random() % 45), random);
    // Some of the enclosed holes are filled, so that fewer abbeys are left.
    for (const HoleAnswer& hole : holes(board, {}))
      if (hole.sides == 4 && random() % 3 == 0 && abbeys_left(board) > 0) {
        REQUIRE(board.place({tile("AM-14"), hole.cell, Rotation::R0}).ok());
        ++filled;
      }
    CHECK(board.illegal().empty());
    const std::set<Cell> taken = taken_cells(board);
    const auto brute = BruteBoard(board).holes();
    for (const HoleAnswer& hole : holes(board, {})) {
      int neighbours = 0;
      for (const Side side : all_sides) neighbours += taken.count(beside(hole.cell, side)) > 0;
      const int any = neighbours == 4 ? abbeys_left(board) : 0;
      const int copies = brute.at(hole.cell).copies;
      CHECK(hole.any == any);
      CHECK(hole.state == (copies > 1    ? HoleState::Open
                           : copies == 1 ? HoleState::Last
                           : any > 0     ? HoleState::Any
                                         : HoleState::Dead));
      CHECK(board.legal({tile("AM-14"), hole.cell, Rotation::R0}) == (neighbours == 4));
      seen += hole.state == HoleState::Any ? 1 : 0;
    }
  }
  CHECK(seen > 20);
  CHECK(filled > 20);
}

TEST_CASE("A drawn tile does not kill a hole that an abbey still fills") {
  std::mt19937 random(3);
  int spared = 0;
  for (int game = 0; game < 20; ++game) {
    Board board(kit_of({{"base-game", 1}, {"abbey-and-mayor", 1}}));
    play_at_random(board, 50, random);
    for (const BagEntry& entry : board.kit().bag.entries()) {
      if (board.copies_left(*entry.tile) == 0) continue;
      for (const DrawnPlacement& place : drawn_tile(board, *entry.tile, {}).placements)
        for (const TouchedHole& hole : place.touched) {
          if (hole.copies_before.value_or(0) == 0 || hole.copies_after > 0) continue;
          CHECK(hole.killed() == (hole.any_after == 0));
          spared += hole.killed() ? 0 : 1;
        }
    }
  }
  CHECK(spared > 0);
}

}  // namespace cartulary::any_hole_test
