// Boards of the real tiles: random games against brute force, and every tile of the content laid.
#include "engine/board/board_text.h"
#include "engine/region/board_answer.h"
#include "tests/support/board_brute.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"
#include "tests/support/random_play.h"

namespace cartulary::tiledb::real_board_test {
using namespace cartulary::test;

namespace {

const Catalog& real_catalog() {
  return test::project_library().catalog;
}

BoardKit kit_of(const std::string& sets, const std::string& edition) {
  SelectionText text;
  text.sets = sets;
  text.edition = edition;
  const auto selection = select(real_catalog(), text, DefaultSets::BaseGame);
  if (!selection) FAIL(to_text(selection.error()));
  auto kit = board_kit(real_catalog(), *selection);
  if (!kit) FAIL(to_text(kit.error()));
  return std::move(*kit);
}

std::map<Cell, BruteHole> kept_holes(const Board& board) {
  std::map<Cell, BruteHole> told;
  for (const HoleAnswer& hole : holes(board, {})) {
    BruteHole& brute = told[hole.cell];
    brute = {hole.pattern.text(), hole.sides, hole.copies, {}};
    for (const FittingTile& fit : hole.tiles) {
      brute.tiles.push_back({fit.tile->id, fit.copies, {}});
      for (const Rotation turn : all_rotations)
        if (fit.rotations.contains(turn)) brute.tiles.back().rotations.push_back(degrees(turn));
    }
  }
  return told;
}

}  // namespace

TEST_CASE("Random boards of the real base game keep what brute force finds") {
  std::mt19937 random(20);
  for (const std::string edition : {"C1", "C2"}) {
    const BoardKit kit = kit_of("base-game", edition);
    for (int game = 0; game < 15; ++game) {
      Board board(kit);
      play_at_random(board, 5 + static_cast<int>(random() % 68), random);
      INFO(to_text(board));
      CHECK(board.illegal().empty());
      CHECK(kept_holes(board) == BruteBoard(board).holes());
    }
  }
}

TEST_CASE("Mega boards of 400 real tiles keep what brute force finds") {
  std::mt19937 random(21);
  const BoardKit kit = kit_of("mega", "C1");
  Board board(kit);
  REQUIRE(board.place({real_catalog().find_tile("BA-03"), {0, 0}, Rotation::R0}).ok());
  play_at_random(board, 400, random);
  CHECK(board.pieces().size() == 400);
  CHECK(kept_holes(board) == BruteBoard(board).holes());
  std::vector<Board> history;
  const Board whole = board;
  for (int i = 0; i < 40; ++i) REQUIRE(board.take_back());
  for (std::size_t i = 360; i < 400; ++i) REQUIRE(board.place(whole.pieces()[i].placement).ok());
  CHECK(board == whole);
}

TEST_CASE("Every piece with a landscape can be laid in all turns, and told") {
  const BoardKit kit = kit_of("all", "C1");
  for (const Tile& tile : real_catalog().tiles())
    for (const Rotation turn : all_rotations) {
      Board board(kit);
      const Status laid = board.place({&tile, {0, 0}, turn});
      INFO(tile.id);
      CHECK(laid.ok() == (tile.shape != Shape::Card));
      if (!laid) continue;
      const auto answer = board_answer(board, {});
      REQUIRE(answer.ok());
      CHECK(!answer->holes.empty());
      for (const Feature& feature : answer->features) {
        CHECK(!feature.cells.empty());
        CHECK(feature.points_now == total(feature.terms));
      }
      CHECK(parse_board(kit, to_text(board)).value() == board);
      REQUIRE(board.take_back());
      CHECK(board == Board(kit));
    }
}

}  // namespace cartulary::tiledb::real_board_test
