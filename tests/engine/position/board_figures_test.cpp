#include "engine/position/board_figures.h"

#include <algorithm>

#include "engine/board/board_text.h"
#include "engine/board/drawn_tile.h"
#include "engine/board/feature.h"
#include "engine/text/text.h"
#include "tests/engine/board/board_catalog.h"
#include "tests/support/catch.h"
#include "tests/support/figure_brute.h"

namespace cartulary::board_figures_test {
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

BruteResult told_by_engine(const Board& board, const std::vector<PositionFigure>& figures) {
  BruteResult told;
  const BoardFigures answer = board_figures(board, figures);
  const std::vector<Feature> all = features(board);
  REQUIRE(answer.features.size() == all.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (answer.features[i].holders.empty()) continue;
    std::string line(to_text(all[i].kind));
    for (const Cell cell : all[i].cells) line += " " + to_text(cell);
    line += ":";
    for (const Holder& holder : answer.features[i].holders) line += " " + holder.player;
    told.holders.push_back(line);
  }
  std::sort(told.holders.begin(), told.holders.end());
  for (const PlayerTotal& player : answer.players) {
    told.final[player.player] = player.final;
    CHECK(total(player.terms) == player.final);
  }
  return told;
}

std::string finals_text(const BruteResult& result) {
  std::string text;
  for (const auto& [player, points] : result.final)
    text += player + ' ' + std::to_string(points) + '\n';
  return text;
}

std::string figures_text(const std::vector<PositionFigure>& figures) {
  std::string text;
  for (const PositionFigure& figure : figures)
    text +=
        figure.player + ' ' + figure.figure + ' ' + to_text(figure.cell) + ' ' + figure.at + '\n';
  return text;
}

}  // namespace

TEST_CASE("place: named by the sides as stored and as the tile lies") {
  const Tile tile = [] {
    Tile made;
    made.id = "XX-01";
    made.segments.resize(4);
    made.segments[0].kind = SegmentKind::City;
    made.segments[0].sides = 1;
    for (std::size_t i = 1; i < 4; ++i) made.segments[i].kind = SegmentKind::Field;
    made.segments[1].halves = 0b11111100;
    return made;
  }();
  CHECK(place_as_it_lies(tile, Rotation::R90, "city N") == "city E");
  CHECK(place_as_it_lies(tile, Rotation::R270, "field EL") == "field NL");
  CHECK(place_as_it_lies(tile, Rotation::R180, "corner NW") == "corner NW");
  CHECK(place_as_it_lies(tile, Rotation::R90, "field") == "field");
  CHECK(place_as_stored(tile, Rotation::R90, "city E") == "city N");
  CHECK(place_as_stored(tile, Rotation::R90, "city N") == std::nullopt);
  for (const Rotation rotation : all_rotations)
    for (const std::string& at : spot_names(tile))
      CHECK(place_as_stored(tile, rotation, *place_as_it_lies(tile, rotation, at)) == at);
  // Two fields without a side are told apart.
  CHECK(find_spot(tile, "field")->segment == 2);
  CHECK(find_spot(tile, "field 2")->segment == 3);
  CHECK(find_spot(tile, "field 3") == std::nullopt);
}

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
                     ", " + english(holder.why));
  CHECK(told ==
        std::vector<std::string>{"city 1, blue 1: follower 1", "road 2, red 2: large follower 2"});
  REQUIRE(held.players.size() == 2);
  CHECK(held.players[0].player == "blue");
  CHECK(held.players[0].final == 1);
  CHECK(held.players[0].terms ==
        std::vector<ScoreTerm>{{"city at 1,0: 1 tile at 1", 1, "base-game/city-incomplete"}});
  CHECK(held.players[1].final == 2);
}

TEST_CASE("5000 random boards with figures of all kinds score as brute force scores them") {
  const std::vector<std::map<std::string, int>> shelves = {
      {{"base-game", 1}},
      {{"base-game", 1}, {"inns-and-cathedrals", 1}, {"cathars", 2}},
      {{"base-game", 1}, {"hills-and-sheep", 2}, {"abbot", 1}, {"inns-and-cathedrals", 1}},
      {{"base-game", 1}, {"river-2", 1}, {"gq11", 1}, {"shrines-and-heretics", 1}, {"abbot", 1}}};
  std::mt19937 random(13);
  int held = 0;
  for (int game = 0; game < 5000; ++game) {
    Board board(kit_of(shelves[static_cast<std::size_t>(game) % shelves.size()]));
    if (game % 4 == 3) REQUIRE(board.place(at("RI2-01", 0, 0)).ok());
    play_at_random(board, 8 + static_cast<int>(random() % 40), random);
    const std::vector<PositionFigure> figures = random_figures(board, random);
    const BruteResult expected = brute_figures(board, figures);
    if (const BruteResult found = told_by_engine(board, figures); found != expected) {
      INFO(to_text(board) << figures_text(figures));
      CHECK(found.holders == expected.holders);
      CHECK(finals_text(found) == finals_text(expected));
    }
    held += static_cast<int>(expected.holders.size());
  }
  CHECK(held > 20'000);
}

TEST_CASE("a figure needs a tile and a place on it") {
  const Board board = two_starts();
  const auto error = [&](const PositionFigure& one) {
    const Status stand = check_figures(board, {one});
    return stand ? "no error" : to_text(stand.error());
  };
  CHECK(error(figure("red", "follower", 0, "city N")) == "no error");
  CHECK(error(figure("red", "follower", 2, "city N")) ==
        "/figures/0: no tile lies on 2,0, where a follower stands\n"
        "fix: put the figure on a tile of the board");
  CHECK(error(figure("red", "follower", 0, "city S")) ==
        "/figures/0/at: BA-03 has no 'city S'\n"
        "fix: name a segment by a side of the tile as stored, before it is turned: " +
            [&] {
              std::string names;
              for (const std::string& name : spot_names(*tile("BA-03")))
                names += (names.empty() ? "" : ", ") + name;
              return names;
            }() +
            "; EL is the left half of the east side, seen from the middle");
  // BA-03 has a city in the north.
  CHECK(error(figure("red", "barn", 0, "corner SE")) == "no error");
}

TEST_CASE("walk: a place that is none is told with what the half sides are called") {
  const Status stand = check_figures(two_starts(), {figure("red", "follower", 0, "field S")});
  REQUIRE_FALSE(stand.ok());
  CHECK(to_text(stand.error()) ==
        "/figures/0/at: BA-03 has no 'field S'\n"
        "fix: name a segment by a side of the tile as stored, before it is turned: " +
            joined(spot_names(*tile("BA-03"))) +
            "; EL is the left half of the east side, seen from the middle");
}

TEST_CASE("a feature is scored with the tokens on it: a city with a castle is a castle") {
  Board board(kit_of({{"base-game", 1}, {"bridges-castles-and-bazaars", 1}}));
  REQUIRE(board.place(at("BA-18", 0, 0, 180)).ok());
  REQUIRE(board.place(at("BA-18", 0, 1)).ok());
  const auto told = [&](const std::vector<PositionFigure>& figures) {
    std::vector<std::string> lines;
    for (const HeldFeature& held : board_figures(board, figures).features)
      for (const ScoreTerm& term : held.feature.terms)
        lines.push_back(std::string(to_text(held.feature.kind)) + " " +
                        to_text(held.feature.cells[0]) + ": " + english(term.what));
    return lines;
  };
  using Lines = std::vector<std::string>;
  const PositionFigure castle{"", "castle-token", {}, "city N", 1, {}};
  CHECK(told({}) == Lines{"city 0,0: 2 tiles at 2", "field 0,0: 1 completed city at 3",
                          "field 0,1: 1 completed city at 3"});
  CHECK(told({castle}) == Lines{"city 0,0: a castle left at the end", "field 0,0: 1 castle at 4",
                                "field 0,1: 1 castle at 4"});
  CHECK(told({castle, {"blue", "follower", {}, "city N", 1, {}}}) == told({castle}));
}

TEST_CASE("walk: what a drawn tile completes is scored with the tokens on it") {
  Board board(kit_of({{"base-game", 1}}));
  REQUIRE(board.place(at("BA-18", 0, 0)).ok());
  const std::vector<PositionFigure> mage = {{"", "mage", {}, "city N", 1, {}}};
  const auto points = [&](const ScoreAgain& score_again) {
    const DrawnAnswer drawn = drawn_tile(board, *tile("BA-18"), {}, {}, score_again);
    for (const DrawnPlacement& place : drawn.placements)
      if (!place.completes.empty()) return place.completes[0].points;
    return -1;
  };
  CHECK(points({}) == 4);
  CHECK(points([&](const Board& laid, std::optional<Node> node, Feature& feature) {
          OccupiedFeature occupied{feature, node, {}};
          score_with_tokens(occupied, laid, mage);
          feature = occupied.feature;
        }) == 6);
}

TEST_CASE("a player's farms are one term where cities pay by all farms around, or once") {
  const auto finals = [](const char* way) {
    Board board(kit_of({{"base-game", 1}}, {{"farm-scoring", way}}));
    for (const Placement& each : {at("BA-03", 0, 0), at("BA-06", 1, 0), at("BA-18", 1, -1, 180),
                                  at("BA-18", 1, 1), at("BA-18", 2, 0, 270)})
      REQUIRE(board.place(each).ok());
    const BoardFigures held = board_figures(board, {figure("blue", "follower", 0, "field EL"),
                                                    figure("blue", "follower", 0, "field SL"),
                                                    figure("red", "follower", 2, "field SL")});
    std::vector<std::string> told;
    for (const PlayerTotal& player : held.players)
      for (const ScoreTerm& term : player.terms)
        told.push_back(player.player + " " + std::to_string(term.points) + " of " +
                       std::to_string(player.final) + ": " + english(term.what) + ", " +
                       std::string(term.rule));
    return told;
  };
  using Told = std::vector<std::string>;
  CHECK(finals("1") == Told{"blue 4 of 4: all farms, base-game/farm-scoring-1"});
  CHECK(finals("2") == Told{"blue 3 of 3: all farms, base-game/farm-scoring-2",
                            "red 3 of 3: all farms, base-game/farm-scoring-2"});
  CHECK(finals("3") == Told{"blue 3 of 6: field at 0,0: 1 completed city at 3, base-game/farm",
                            "blue 3 of 6: field at 0,0: 1 completed city at 3, base-game/farm",
                            "red 3 of 3: field at 2,0: 1 completed city at 3, base-game/farm"});
}

}  // namespace cartulary::board_figures_test
