// Random legal boards against brute force: holes, fits, copies, chances, features, take-back.
#include "engine/board/board_text.h"
#include "engine/board/hole.h"
#include "tests/engine/board/board_catalog.h"
#include "tests/support/board_brute.h"
#include "tests/support/catch.h"

namespace cartulary::board_random_test {
using namespace cartulary::test;

namespace {

std::map<Cell, BruteHole> kept_holes(const Board& board) {
  std::map<Cell, BruteHole> told;
  for (const HoleAnswer& hole : holes(board, {})) {
    BruteHole& brute = told[hole.cell];
    brute.pattern = hole.pattern.text();
    brute.sides = hole.sides;
    brute.copies = hole.copies;
    for (const FittingTile& fit : hole.tiles) {
      brute.tiles.push_back({fit.tile->id, fit.copies, {}});
      for (const Rotation turn : all_rotations)
        if (fit.rotations.contains(turn)) brute.tiles.back().rotations.push_back(degrees(turn));
    }
  }
  return told;
}

void check_kept_state(const Board& board) {
  INFO(to_text(board));
  const BruteBoard brute(board);
  const auto expected = brute.holes();
  CHECK(kept_holes(board) == expected);
  for (int i = 0; i < board.layer().hole_count(); ++i) {
    const auto& hole = expected.at(board.layer().hole(i).cell);
    CHECK(board.hole_copies(i) == hole.copies);
  }
  CHECK(feature_lines(board) == brute.features());
}

void check_placements(const Board& board) {
  const BruteBoard brute(board);
  for (const BagEntry& entry : board.kit().bag.entries()) {
    std::vector<Placement> expected;
    for (const auto& [cell, hole] : brute.holes())
      for (const Rotation turn : all_rotations)
        if (brute.legal({entry.tile, cell, turn})) expected.push_back({entry.tile, cell, turn});
    INFO(entry.tile->id << "\n" << to_text(board));
    CHECK(board.placements(*entry.tile) == expected);
  }
}

}  // namespace

TEST_CASE("Random boards of 5 to 72 base tiles keep what brute force finds") {
  std::mt19937 random(5);
  for (int game = 0; game < 60; ++game) {
    Board board(kit_of({{"base-game", 1}}));
    play_at_random(board, 5 + static_cast<int>(random() % 68), random);
    CHECK(board.illegal().empty());
    check_kept_state(board);
    if (game % 10 == 0) check_placements(board);
  }
}

TEST_CASE("Random boards with both rivers keep what brute force finds") {
  std::mt19937 random(6);
  for (int game = 0; game < 40; ++game) {
    Board board(kit_of({{"base-game", 1}, {"river", 1}, {"river-2", 1}}));
    REQUIRE(board.place(at("RI2-01", 0, 0)).ok());
    for (int tiles = 2; tiles < 40; tiles += 1 + static_cast<int>(random() % 4)) {
      play_at_random(board, tiles, random);
      check_kept_state(board);
    }
    CHECK(board.illegal().empty());
    if (game % 10 == 0) check_placements(board);
  }
}

TEST_CASE("Mega boards of 400 tiles keep what brute force finds") {
  std::mt19937 random(7);
  for (int game = 0; game < 2; ++game) {
    Board board(kit_of({{"base-game", 4},
                        {"inns-and-cathedrals", 4},
                        {"hills-and-sheep", 3},
                        {"cathars", 2},
                        {"monasteries-in-germany", 1}}));
    play_at_random(board, 400, random);
    CHECK(board.pieces().size() == 400);
    const BruteBoard brute(board);
    CHECK(kept_holes(board) == brute.holes());
  }
}

TEST_CASE("Features of large boards equal a flood fill") {
  std::mt19937 random(8);
  Board board(kit_of({{"base-game", 4}}));
  play_at_random(board, 250, random);
  CHECK(feature_lines(board) == BruteBoard(board).features());
}

TEST_CASE("Taking back the last k tiles gives the board of before, bit for bit") {
  std::mt19937 random(9);
  for (int game = 0; game < 30; ++game) {
    Board board(kit_of({{"base-game", 1}, {"river-2", 1}}));
    std::vector<Board> history;
    const int tiles = 5 + static_cast<int>(random() % 60);
    if (game % 2 == 0) REQUIRE(board.place(at("RI2-01", 0, 0)).ok());
    for (bool grown = true; grown && static_cast<int>(board.pieces().size()) < tiles;) {
      history.push_back(board);
      const int before = static_cast<int>(board.pieces().size());
      play_at_random(board, before + 1, random);
      grown = static_cast<int>(board.pieces().size()) > before;
      if (!grown) history.pop_back();
    }
    for (; !history.empty(); history.pop_back()) {
      CHECK(board != history.back());
      REQUIRE(board.take_back());
      CHECK(board == history.back());
    }
  }
}

TEST_CASE("Taking back restores boards with pieces that lie against the rules") {
  std::mt19937 random(10);
  Board board(
      kit_of({{"base-game", 1}, {"abbey-and-mayor", 1}, {"school", 1}, {"halflings-1", 1}}));
  std::vector<Board> history;
  const std::vector<std::string> ids = {"BA-03",  "BA-16",  "AM-14", "SC-01",
                                        "HL1-02", "HL1-05", "BA-04"};
  while (board.pieces().size() < 40) {
    history.push_back(board);
    const Placement placement{
        tile(ids[random() % ids.size()]),
        moved({}, static_cast<int>(random() % 12), static_cast<int>(random() % 12)),
        static_cast<Rotation>(random() % 4)};
    if (!board.place(placement).ok()) history.pop_back();
  }
  CHECK(!board.illegal().empty());
  while (!history.empty()) {
    REQUIRE(board.take_back());
    CHECK(board == history.back());
    history.pop_back();
  }
  CHECK(!board.take_back());
}

TEST_CASE("A board reads its own text back") {
  std::mt19937 random(11);
  for (int game = 0; game < 20; ++game) {
    Board board(kit_of({{"base-game", 1}}));
    play_at_random(board, 5 + static_cast<int>(random() % 60), random);
    CHECK(board_of(board.kit(), to_text(board)) == board);
  }
}

}  // namespace cartulary::board_random_test
