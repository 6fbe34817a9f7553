// Tunnels and ferries on random boards against BruteTable, which joins points of rims: the
// features, their points, and what is left after taking back.
#include <algorithm>
#include <map>
#include <random>

#include "engine/board/feature.h"
#include "engine/guide/table_formulas.h"
#include "engine/position/board_figures.h"
#include "engine/position/figure_reach.h"
#include "engine/referee/wrong_figures.h"
#include "tests/support/brute_table.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"

namespace cartulary::tiledb::road_join_test {
namespace {

using namespace cartulary::test;
using Lines = std::vector<std::string>;

BoardKit kit_of(const std::vector<std::string>& sets) {
  const Library& content = test::project_library();
  Selection selection;
  for (const std::string& set : sets) ++selection.sets[set];
  return *board_kit(content.catalog, selection,
                    table_formulas(content.catalog, content.guides.scoring, selection));
}

const BoardKit& kit() {
  static const BoardKit made =
      kit_of({"base-game", "tunnel", "tunnel", "ferries", "princess-and-dragon", "abbey-and-mayor",
              "bridges-castles-and-bazaars"});
  return made;
}

Placement lies(const std::string& tile, Cell cell, Rotation turn = Rotation::R0) {
  return {test::project_library().catalog.find_tile(tile), cell, turn};
}

// A random legal board with tokens on some openings and a ferry on every lake, some of them turned.
class Play {
 public:
  explicit Play(unsigned seed) : random_(seed) {
    REQUIRE(board.place(lies("BA-03", {0, 0}, static_cast<Rotation>(seed % 4))).ok());
  }

  void run(int tiles) {
    for (int i = 0; i < tiles; ++i) {
      before_.push_back(board);
      lay_some_tile();
      const Placement& laid = board.pieces().back().placement;
      if (has_symbol(*laid.tile, "ferry-lake")) sail(laid);
      put_some_token();
      turn_some_ferry();
      if (pick(4) == 0) build_some_bridge();
    }
  }
  void take_back() {
    for (; !before_.empty(); before_.pop_back()) {
      REQUIRE(board.take_back());
      REQUIRE(board == before_.back());
    }
  }
  std::vector<Placement> lying() const {
    std::vector<Placement> tiles;
    for (const Board::Piece& piece : board.pieces()) tiles.push_back(piece.placement);
    return tiles;
  }
  // Followers of three players on roads.
  std::vector<PositionFigure> with_followers() {
    std::vector<PositionFigure> all = tokens;
    for (const char* player : {"red", "blue", "green", "red", "blue"}) {
      const Cell cell = board.pieces()[pick(board.pieces().size())].placement.cell;
      for (const std::string& at : spot_names(board, cell))
        if (at.starts_with("road") && pick(2) == 0)
          all.push_back({player, "follower", cell, at, 1, {}});
    }
    return all;
  }

  Board board{kit()};
  std::vector<PositionFigure> tokens;
  int turned_ferries = 0;

 private:
  std::size_t pick(std::size_t below) { return random_() % below; }

  void lay_some_tile() {
    for (int tries = 0; tries < 200; ++tries) {
      const auto& bag = kit().bag.entries();
      const Tile& tile = *bag[pick(bag.size())].tile;
      const bool joins = has_tunnel(tile) || has_symbol(tile, "ferry-lake");
      if (!joins && pick(3) == 0) continue;
      const std::vector<Placement> places = board.placements(tile);
      if (places.empty()) continue;
      REQUIRE(board.place(places[pick(places.size())]).ok());
      return;
    }
    FAIL("no tile fits anywhere");
  }

  // Two roads of the lake, by the sides as stored.
  std::string some_roads(const Tile& lake) {
    std::string roads;
    for (const char side : std::string("NWES"))
      if (lake.edges[std::string("NESW").find(side)] == 'r') roads += side;
    while (roads.size() > 2) roads.erase(pick(roads.size()), 1);
    return roads;
  }
  static std::array<Side, 2> ends(const Placement& lake, const std::string& roads) {
    return ends_as_they_lie(*parse_ends(roads), lake.rotation);
  }
  void sail(const Placement& lake) {
    tokens.push_back({"", "ferry", lake.cell, some_roads(*lake.tile), 1, {}});
    REQUIRE(board.put_ferry(lake.cell, ends(lake, tokens.back().at)).ok());
  }
  void turn_some_ferry() {
    for (PositionFigure& token : tokens) {
      if (token.figure != "ferry" || pick(5) != 0) continue;
      const Placement& lake = board.piece_at(token.cell)->placement;
      token.at = some_roads(*lake.tile);
      REQUIRE(board.turn_ferry(token.cell, ends(lake, token.at)).ok());
      ++turned_ferries;
    }
  }

  void put_some_token() {
    std::vector<std::pair<Cell, Side>> free;
    for (const Board::Piece& piece : board.pieces())
      for (std::size_t side = 0; side < 4; ++side)
        for (const Segment& segment : piece.placement.tile->segments)
          if (segment.has(SegmentMark::Tunnel) && (segment.sides >> side & 1U) != 0 &&
              std::ranges::none_of(tokens, [&](const PositionFigure& token) {
                return token.cell == piece.placement.cell &&
                       token.at == std::string("road ") + "NESW"[side];
              }))
            free.emplace_back(piece.placement.cell, static_cast<Side>(side));
    if (free.empty()) return;
    const auto [cell, stored] = free[pick(free.size())];
    const char* player = pick(2) == 0 ? "red" : "blue";
    const int pair = 1 + static_cast<int>(pick(3));
    std::vector<PositionFigure> same;
    for (const PositionFigure& token : tokens)
      if (token.player == player && token.pair == pair) same.push_back(token);
    if (same.size() == 2) return;
    tokens.push_back(
        {player, "tunnel-token", cell, std::string("road ") + to_char(stored), 1, {}, pair});
    if (same.empty()) return;
    const auto first = opening_of(board, same[0].cell, same[0].at);
    REQUIRE(first.has_value());
    REQUIRE(board.build_tunnel(*first, opening_of(board, cell, tokens.back().at).value()).ok());
  }

  void build_some_bridge() {
    const Placement& over = board.pieces()[pick(board.pieces().size())].placement;
    const Side end = pick(2) == 0 ? Side::N : Side::W;
    if (!board.bridge_fault(over.cell, end).empty()) return;
    REQUIRE(board.build_bridge(over.cell, end).ok());
    tokens.push_back(
        {"", "bridge", over.cell, axis_name(axis_as_it_lies(end, over.rotation)), 1, {}});
  }

  std::mt19937 random_;
  std::vector<Board> before_;
};

Lines told(const Board& board) {
  Lines lines;
  for (const Feature& feature : features(board)) {
    if (feature.kind > FeatureKind::Field) continue;
    std::string line(to_text(feature.kind));
    for (const Cell cell : feature.cells) line += ' ' + to_text(cell);
    if (feature.complete) line += *feature.complete ? " complete" : " open";
    lines.push_back(line);
  }
  std::ranges::sort(lines);
  return lines;
}

Lines told(const BruteTable& brute) {
  Lines lines;
  for (const Blob& blob : brute.blobs()) {
    if (blob.kind == SegmentKind::River || is_monastic(blob.kind)) continue;
    std::string line(to_text(blob.kind));
    for (const Cell cell : blob.cells) line += ' ' + to_text(cell);
    if (blob.kind != SegmentKind::Field) line += blob.open ? " open" : " complete";
    lines.push_back(line);
  }
  std::ranges::sort(lines);
  return lines;
}

}  // namespace

TEST_CASE("features of random boards with tunnels and ferries are those of brute force") {
  std::size_t tunnels = 0;
  int turned = 0;
  for (unsigned seed = 0; seed < 120; ++seed) {
    INFO("seed " << seed);
    Play play(seed);
    play.run(10 + static_cast<int>(seed) % 40);
    tunnels += play.board.tunnels().size();
    turned += play.turned_ferries;
    const Lines expected = told(BruteTable(play.lying(), play.tokens, true));
    CHECK(told(play.board) == expected);
    // The same tokens on the tiles alone.
    Board typed(kit());
    for (const Placement& each : play.lying()) REQUIRE(typed.place(each).ok());
    REQUIRE(build_tokens(typed, play.tokens).ok());
    CHECK(told(typed) == expected);
    play.take_back();
  }
  CHECK(tunnels > 100);
  CHECK(turned > 200);
}

TEST_CASE("players score roads through tunnels and over ferries as brute force adds them up") {
  for (unsigned seed = 0; seed < 60; ++seed) {
    Play play(seed);
    play.run(20 + static_cast<int>(seed) % 20);
    const std::vector<PositionFigure> figures = play.with_followers();
    INFO("seed " << seed);
    REQUIRE(check_figures(play.board, figures).ok());
    std::map<std::string, int> final;
    for (const PlayerTotal& player : board_figures(play.board, figures).players)
      final[player.player] = player.final;
    BruteTable brute(play.lying(), figures, true);
    CHECK(final == brute.score().final);
  }
}

TEST_CASE("the first ferries along the roads of a tile are those that brute force walks to") {
  std::size_t found = 0;
  for (unsigned seed = 0; seed < 60; ++seed) {
    INFO("seed " << seed);
    Play play(seed);
    play.run(30);
    const BruteTable brute(play.lying(), play.tokens, true);
    for (std::size_t piece = 0; piece < play.board.pieces().size(); ++piece) {
      std::set<Cell> cells;
      for (const FirstFerry& ferry : first_ferries(play.board, static_cast<int>(piece)))
        cells.insert(ferry.cell);
      CHECK(cells == brute.first_ferries(piece));
      found += cells.size();
    }
  }
  CHECK(found > 100);
}

TEST_CASE(
    "a road under a city is one without tunnel tokens, and two that end at openings with them") {
  const BoardKit without = kit_of({"base-game", "princess-and-dragon"});
  Board one(without), two(kit());
  for (Board* board : {&one, &two}) {
    REQUIRE(board->place(lies("PD-25", {0, 0})).ok());
    REQUIRE(board->place(lies("BA-22", {1, 0})).ok());
    REQUIRE(board->place(lies("BA-22", {-1, 0})).ok());
  }
  const auto roads = [](const Board& board) {
    Lines lines;
    for (std::string& line : told(board))
      if (line.starts_with("road") && line.find(" 0,0") != line.npos) lines.push_back(line);
    return lines;
  };
  CHECK(roads(one) == Lines{"road -1,0 0,0 1,0 complete"});
  CHECK_FALSE(opening_of(one, {0, 0}, "road E").has_value());
  CHECK(roads(two) == Lines{"road -1,0 0,0 open", "road 0,0 1,0 open"});
  const Board before = two;
  const Node east = opening_of(two, {0, 0}, "road E").value();
  const Node west = opening_of(two, {0, 0}, "road W").value();
  REQUIRE(two.build_tunnel(east, west).ok());
  CHECK(roads(two) == Lines{"road -1,0 0,0 1,0 complete"});
  CHECK(two.build_tunnel(east, east).error().what == "both ends of a tunnel are one opening");
  CHECK(two.build_tunnel(west, east).error().what == "an opening at 0,0 has a tunnel already");
  REQUIRE(two.take_back_built());
  CHECK(two == before);
  CHECK_FALSE(two.take_back_built());
}

TEST_CASE("a ferry joins two roads of its lake, and turning it takes them apart") {
  Board board(kit());
  REQUIRE(board.place(lies("BA-03", {0, 0})).ok());
  REQUIRE(board.place(lies("FR-02", {1, 0})).ok());
  const std::array<Side, 2> through{Side::W, Side::E}, down{Side::S, Side::W};
  CHECK(board.turn_ferry({1, 0}, through).error().what == "no ferry lies on the lake at 1,0");
  REQUIRE(board.put_ferry({1, 0}, through).ok());
  CHECK(board.put_ferry({1, 0}, down).error().what == "a ferry lies on the lake at 1,0 already");
  REQUIRE(board.place(lies("BA-24", {2, 0})).ok());
  const Board before = board;
  CHECK(std::ranges::count(told(board), "road 0,0 1,0 2,0 open") == 1);
  REQUIRE(board.turn_ferry({1, 0}, down).ok());
  CHECK(std::ranges::count(told(board), "road 0,0 1,0 open") == 1);
  CHECK(std::ranges::count(told(board), "road 1,0 2,0 open") == 1);
  CHECK(ferry_figure(board, board.ferries()[0]).at == "WS");
  REQUIRE(board.take_back_built());
  CHECK(board == before);
  CHECK(board.ferry_fault({0, 0}, through) == "the tile at 0,0 has no lake for a ferry");
  CHECK(board.ferry_fault({1, 0}, {Side::N, Side::W}) ==
        "no road leads from the lake to the north");
  CHECK(board.ferry_fault({1, 0}, {Side::W, Side::W}) == "a ferry joins two roads");
}

TEST_CASE("tunnel tokens hold no road and are no figures that could stand wrongly") {
  Board board(kit());
  REQUIRE(board.place(lies("TU-02", {0, 0})).ok());
  const std::vector<PositionFigure> figures{{"red", "tunnel-token", {0, 0}, "road W", 1, {}},
                                            {"blue", "follower", {0, 0}, "road W", 1, {}}};
  for (const HeldFeature& held : board_figures(board, figures).features)
    for (const Claimant& figure : held.figures) CHECK(figure.player == "blue");
  const GuideQuestion question{test::project_library().catalog, &kit().selection, "", nullptr};
  CHECK(wrong_figures(test::project_library().guides, question, board, figures).empty());
}

TEST_CASE("tokens that cannot lie as they are typed are named") {
  Board board(kit());
  REQUIRE(board.place(lies("TU-02", {0, 0})).ok());
  REQUIRE(board.place(lies("FR-02", {1, 0})).ok());
  const auto fault = [&](const std::vector<PositionFigure>& figures) {
    Board copy = board;
    const Status built = build_tokens(copy, figures);
    return built ? std::string() : built.error().where + ": " + english(built.error().what);
  };
  const PositionFigure west{"red", "tunnel-token", {0, 0}, "road W", 1, {}};
  CHECK(fault({west, {"", "tunnel-token", {0, 0}, "road W", 1, {}}}).empty());
  CHECK(fault({west, west}) == "/figures/1/at: two tunnel tokens lie on one opening");
  CHECK(fault({{"red", "tunnel-token", {1, 0}, "road W", 1, {}}}) ==
        "/figures/0/at: FR-02 has no tunnel opening at 'road W'");
  CHECK(fault({{"", "ferry", {1, 0}, "N", 1, {}}}) ==
        "/figures/0/at: 'N' names no two roads of a lake");
  CHECK(fault({{"", "ferry", {1, 0}, "NW", 1, {}}}) ==
        "/figures/0: no road leads from the lake to the north");
}

}  // namespace cartulary::tiledb::road_join_test
