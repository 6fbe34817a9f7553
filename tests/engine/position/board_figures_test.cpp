#include "engine/position/board_figures.h"

#include "engine/board/feature.h"
#include "tests/engine/board/board_catalog.h"
#include "tests/support/catch.h"

using namespace cartulary;
using namespace cartulary::test;

namespace {

// A road of two tiles with a city above each: see board_tiles.txt for BA-03.
Board two_starts() {
  Board board(kit_of({{"base-game", 1}}));
  REQUIRE(board.place(at("BA-03", 0, 0)).ok());
  REQUIRE(board.place(at("BA-03", 1, 0)).ok());
  return board;
}

PositionFigure figure(std::string player, std::string name, int x, std::string spot) {
  return {std::move(player), std::move(name), moved({}, x, 0), std::move(spot), 1, {}};
}

}  // namespace

TEST_CASE("the figures of a board tell who holds a feature, why, and what each player has") {
  const Board board = two_starts();
  const BoardFigures held = board_figures(
      board, {figure("red", "large-follower", 0, "road E"), figure("blue", "follower", 1, "road W"),
              figure("blue", "follower", 1, "city N"), figure("", "dragon", 0, "")});
  const std::vector<Feature> all = features(board);
  REQUIRE(held.features.size() == all.size());
  std::vector<std::string> told;
  for (std::size_t i = 0; i < all.size(); ++i)
    for (const Holder& holder : held.features[i].holders)
      told.push_back(std::string(to_text(all[i].kind)) + " " + std::to_string(holder.points) +
                     ", " + holder.why);
  CHECK(told ==
        std::vector<std::string>{"city 1, blue 1: follower 1", "road 2, red 2: large-follower 2"});
  REQUIRE(held.players.size() == 2);
  CHECK(held.players[0].player == "blue");
  CHECK(held.players[0].final == 1);
  CHECK(held.players[0].terms == std::vector<ScoreTerm>{{"city of 1 tile at 1,0", 1, {}}});
  CHECK(held.players[1].final == 2);
}

TEST_CASE("the order of held features is that of the features, on random boards") {
  std::mt19937 random(12);
  for (int game = 0; game < 20; ++game) {
    Board board(kit_of({{"base-game", 1}}));
    play_at_random(board, 40, random);
    std::vector<PositionFigure> figures;
    for (const Board::Piece& piece : board.pieces())
      for (const std::string& spot : spot_names(*piece.placement.tile))
        if (!spot.starts_with("corner") && random() % 4 == 0)
          figures.push_back(
              {random() % 2 == 0 ? "red" : "blue", "follower", piece.placement.cell, spot, 1, {}});
    const BoardFigures held = board_figures(board, figures);
    const std::vector<Feature> all = features(board);
    std::size_t standing = 0;
    REQUIRE(held.features.size() == all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
      standing += held.features[i].figures.size();
      int most = 0, red = 0, blue = 0;
      for (const Claimant& each : held.features[i].figures)
        most = std::max(most, ++(each.player == "red" ? red : blue));
      for (const Holder& holder : held.features[i].holders) {
        CHECK((holder.player == "red" ? red : blue) == most);
        CHECK(holder.points == all[i].points_now);
      }
    }
    CHECK(standing == figures.size());
  }
}

TEST_CASE("a figure needs a tile and a place on it") {
  const Board board = two_starts();
  const auto error = [&](const PositionFigure& one) {
    const Status stand = check_figures(board, {one});
    return stand ? "no error" : to_text(stand.error());
  };
  CHECK(error(figure("red", "follower", 0, "city N")) == "no error");
  CHECK(error(figure("red", "follower", 2, "city N")) ==
        "figures: no tile lies on 2,0, where a follower stands\n"
        "fix: put the figure on a tile of the board");
  CHECK(error(figure("red", "follower", 0, "city S")) ==
        "figures: BA-03 has no 'city S'\n"
        "fix: name a segment by a side of the tile as stored, before it is turned: " +
            [&] {
              std::string names;
              for (const std::string& name : spot_names(*tile("BA-03")))
                names += (names.empty() ? "" : ", ") + name;
              return names;
            }());
}
