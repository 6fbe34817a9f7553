// The three ways to score farms: the example of the sources, and random boards by brute force.
#include "engine/position/board_farms.h"

#include "engine/board/feature.h"
#include "tests/engine/board/board_catalog.h"
#include "tests/support/board_brute.h"
#include "tests/support/catch.h"

namespace cartulary::board_farms_test {
using namespace cartulary::test;

namespace {

using Scores = std::map<std::string, int>;
using Sets = std::map<std::string, int>;

const BoardKit& kit_by(const Sets& sets, int way) {
  return kit_of(sets, {{"farm-scoring", std::to_string(way)}});
}

Board laid(const BoardKit& kit, const std::vector<Placement>& placements) {
  Board board(kit);
  for (const Placement& placement : placements) REQUIRE(board.place(placement).ok());
  return board;
}

Scores scores_on(const Board& board, const std::vector<PositionFigure>& figures) {
  Position position;
  position.figures = figures;
  return farms_score(occupied_features(position, board), board);
}

PositionFigure figure(const char* player, const char* what, Cell cell, const char* at) {
  return {player, what, cell, at, 1, ""};
}

// A completed city of four tiles at 1,0, with a road to the left that parts the land there in two:
// three farms touch the city.
std::vector<Placement> three_farms() {
  return {at("BA-03", 0, 0), at("BA-06", 1, 0), at("BA-18", 1, -1, 180), at("BA-18", 1, 1),
          at("BA-18", 2, 0, 270)};
}

// Farmers, large ones and pigs on random fields, as the engine and as brute force take them.
struct RandomFarmers {
  std::vector<PositionFigure> figures;
  std::vector<BruteFarmer> brute;

  RandomFarmers(const Board& board, std::mt19937& random) {
    for (int i = 0; i < 12; ++i) add(board, random);
  }

  void add(const Board& board, std::mt19937& random) {
    constexpr const char* players[] = {"blue", "red", "green"};
    constexpr const char* kinds[] = {"follower", "follower", "large-follower", "pig"};
    constexpr int strengths[] = {1, 1, 2, 0};
    const auto piece = static_cast<int>(random() % board.pieces().size());
    const Placement& placement = board.pieces()[static_cast<std::size_t>(piece)].placement;
    const Tile& tile = *placement.tile;
    const auto segment = static_cast<std::size_t>(random() % tile.segments.size());
    const std::string name = spot_names(tile)[segment];
    const std::optional<Spot> spot = find_spot(tile, name);
    if (tile.segments[segment].kind != SegmentKind::Field || !spot ||
        spot->segment != static_cast<int>(segment))
      return;
    const char* player = players[random() % 3];
    const std::size_t kind = random() % 4;
    figures.push_back({player, kinds[kind], placement.cell, name, 1, ""});
    brute.push_back({player, piece, static_cast<int>(segment), strengths[kind]});
  }
};

}  // namespace

TEST_CASE("One city between three farms: 4 points, 3 and 3, or 6 and 3") {
  const std::vector<PositionFigure> farmers = {figure("blue", "follower", {0, 0}, "field EL"),
                                               figure("blue", "follower", {0, 0}, "field SL"),
                                               figure("red", "follower", {2, 0}, "field SL")};
  const Scores expected[] = {{{"blue", 4}}, {{"blue", 3}, {"red", 3}}, {{"blue", 6}, {"red", 3}}};
  for (int way = 1; way <= 3; ++way) {
    INFO("way " << way);
    const Board board = laid(kit_by({{"base-game", 1}}, way), three_farms());
    CHECK(scores_on(board, farmers) == expected[way - 1]);
  }
  CHECK(scores_on(laid(kit_of({{"base-game", 1}}), three_farms()), farmers) == expected[2]);
}

TEST_CASE("City by city all tied players score, and farmers count over all farms around") {
  const Board board = laid(kit_by({{"base-game", 1}}, 1), three_farms());
  const auto blue = figure("blue", "follower", {0, 0}, "field EL");
  const auto red = figure("red", "follower", {2, 0}, "field SL");
  CHECK(scores_on(board, {blue, red}) == Scores{{"blue", 4}, {"red", 4}});
  CHECK(scores_on(board, {blue, red, figure("red", "follower", {0, 0}, "field SL")}) ==
        Scores{{"red", 4}});
  CHECK(scores_on(board, {blue, red, figure("red", "pig", {2, 0}, "field SL")}) ==
        Scores{{"blue", 4}, {"red", 5}});
  CHECK(scores_on(board, {}) == Scores{});
}

TEST_CASE("A city that pays a player once pays where a pig makes it more") {
  const Board board = laid(kit_by({{"base-game", 1}}, 2), three_farms());
  CHECK(scores_on(board, {figure("blue", "follower", {0, 0}, "field EL"),
                          figure("blue", "follower", {0, 0}, "field SL"),
                          figure("blue", "pig", {0, 0}, "field SL")}) == Scores{{"blue", 4}});
}

TEST_CASE("The terms of a farm name the way in which it is scored") {
  using Terms = std::vector<ScoreTerm>;
  const auto terms = [](int way) {
    const Board board = laid(kit_by({{"base-game", 1}}, way), three_farms());
    for (const Feature& feature : features(board))
      if (feature.kind == FeatureKind::Field && feature.cells == std::vector<Cell>{{2, 0}})
        return feature.terms;
    return Terms{};
  };
  CHECK(terms(1) == Terms{{"1 completed city at 4", 4, "base-game/farm-scoring-1"}});
  CHECK(terms(2) == Terms{{"1 completed city at 3", 3, "base-game/farm-scoring-2"}});
  CHECK(terms(3) == Terms{{"1 completed city at 3", 3, "base-game/farm"}});
}

TEST_CASE("Farms of random boards score by each way what brute force finds") {
  std::mt19937 random(11);
  const Sets sets = {{"base-game", 2}, {"cathars", 2}, {"river-2", 1}, {"inns-and-cathedrals", 1}};
  int scored = 0;
  for (int game = 0; game < 60; ++game)
    for (int way = 1; way <= 3; ++way) {
      Board board(kit_by(sets, way));
      if (game % 2 == 0) REQUIRE(board.place(at("RI2-01", 0, 0)).ok());
      play_at_random(board, 10 + static_cast<int>(random() % 90), random);
      const RandomFarmers farmers(board, random);
      const Scores found = scores_on(board, farmers.figures);
      INFO("game " << game << ", way " << way);
      CHECK(found == BruteBoard(board).farm_scores(farmers.brute, way));
      scored += found.empty() ? 0 : 1;
    }
  CHECK(scored > 100);
}

}  // namespace cartulary::board_farms_test
