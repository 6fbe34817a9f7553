// Bridges on random boards against a twin that looks at letters and rims of tiles alone: where one
// may be built, what fits beside it or with it, which features there are, what players score.
#include <algorithm>
#include <chrono>
#include <map>
#include <random>
#include <set>

#include "engine/board/bridged_placement.h"
#include "engine/board/feature.h"
#include "engine/guide/table_formulas.h"
#include "engine/position/board_figures.h"
#include "engine/referee/referee.h"
#include "tests/support/brute_table.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"

namespace cartulary::tiledb::bridge_play_test {
namespace {

using namespace cartulary::test;
using Lines = std::vector<std::string>;

constexpr const char* axes[] = {"NS", "WE"};

// The twin's table: tiles, bridges by the sides as they lie, and the letters that they show.
struct Twin {
  std::map<Cell, Placement> lying;
  std::map<Cell, std::string> bridges;

  static char printed(const Placement& lies, Side side) {
    return lies.tile->edges[(index(side) + 4 - static_cast<std::size_t>(lies.rotation)) % 4];
  }
  char shown(Cell cell, Side side) const {
    const auto bridge = bridges.find(cell);
    const bool north_south = side == Side::N || side == Side::S;
    if (bridge != bridges.end() && (bridge->second == "NS") == north_south) return 'r';
    return printed(lying.at(cell), side);
  }
  bool meets(char own, Cell cell, Side side) const {
    const Cell next = beside(cell, side);
    if (!lying.contains(next)) return true;
    const char there = shown(next, opposite(side));
    return own == there || own == '*' || there == '*';
  }
  bool fits(Cell cell) const {
    return std::all_of(all_sides.begin(), all_sides.end(),
                       [&](Side side) { return meets(shown(cell, side), cell, side); });
  }
  bool may_bridge(Cell cell, const std::string& axis) const {
    if (!lying.contains(cell) || bridges.contains(cell)) return false;
    const auto ends = axis == "NS" ? std::array{Side::N, Side::S} : std::array{Side::W, Side::E};
    return std::all_of(ends.begin(), ends.end(), [&](Side end) {
      return printed(lying.at(cell), end) == 'f' && meets('r', cell, end);
    });
  }
  // "at 1,0 r90 bridge 0,0 NS", for each turn in which the tile fits only with a bridge.
  Lines bridged(const Tile& tile, Cell cell) {
    Lines lines;
    for (const Rotation turn : all_rotations) {
      lying[cell] = {&tile, cell, turn};
      if (!fits(cell))
        for (const Cell over : {cell, beside(cell, Side::N), beside(cell, Side::E),
                                beside(cell, Side::S), beside(cell, Side::W)})
          for (const char* axis : axes)
            if (may_bridge(over, axis) && fits_with(cell, over, axis))
              lines.push_back(words({&tile, cell, turn}, over, axis));
    }
    lying.erase(cell);
    return lines;
  }
  bool fits_with(Cell cell, Cell over, const std::string& axis) {
    bridges[over] = axis;
    const bool fit = fits(cell);
    bridges.erase(over);
    return fit;
  }
  static std::string words(const Placement& placement, Cell over, const std::string& axis) {
    return "at " + to_text(placement.cell) + " r" + std::to_string(degrees(placement.rotation)) +
           " bridge " + to_text(over) + ' ' + axis;
  }
};

const BoardKit& kit() {
  static const BoardKit made = [] {
    const Library& content = test::project_library();
    Selection selection;
    for (const char* set : {"base-game", "inns-and-cathedrals", "bridges-castles-and-bazaars"})
      selection.sets[set] = 1;
    return *board_kit(content.catalog, selection,
                      table_formulas(content.catalog, content.guides.scoring, selection));
  }();
  return made;
}

// A random legal board, to which bridges are built as the twin allows, one after some tiles.
class Play {
 public:
  explicit Play(unsigned seed) : random_(seed) {
    put({test::project_library().catalog.find_tile("BA-03"),
         {0, 0},
         static_cast<Rotation>(seed % 4)});
  }

  void run(int tiles) {
    for (int i = 0; i < tiles; ++i) {
      before_.push_back(board);
      lay_some_tile();
      for (int tries = 0; tries < 4; ++tries) build_some_bridge();
    }
  }
  // Takes all tiles back, each with the bridges built after it.
  void take_back() {
    for (; !before_.empty(); before_.pop_back()) {
      REQUIRE(board.take_back());
      REQUIRE(board == before_.back());
    }
  }
  std::vector<PositionFigure> bridge_figures() const {
    std::vector<PositionFigure> figures;
    for (const auto& [cell, axis] : twin.bridges) {
      const bool odd = static_cast<int>(twin.lying.at(cell).rotation) % 2 == 1;
      figures.push_back({"", "bridge", cell, odd ? (axis == "NS" ? "WE" : "NS") : axis, 1, {}});
    }
    return figures;
  }
  std::vector<Placement> lying() const {
    std::vector<Placement> tiles;
    for (const Board::Piece& piece : board.pieces()) tiles.push_back(piece.placement);
    return tiles;
  }
  const Tile& some_tile() {
    return *kit().bag.entries()[random_() % kit().bag.entries().size()].tile;
  }
  unsigned some(unsigned below) { return static_cast<unsigned>(random_() % below); }
  Cell some_cell() { return board.pieces()[random_() % board.pieces().size()].placement.cell; }

  Board board{kit()};
  Twin twin;

 private:
  void put(const Placement& placement) {
    REQUIRE(board.place(placement).ok());
    twin.lying[placement.cell] = placement;
  }
  void lay_some_tile() {
    for (int tries = 0; tries < 50; ++tries) {
      const std::vector<Placement> places = board.placements(some_tile());
      if (places.empty()) continue;
      return put(places[random_() % places.size()]);
    }
    FAIL("no tile fits anywhere");
  }
  void build_some_bridge() {
    const Cell cell = some_cell();
    const std::string axis = axes[random_() % 2];
    if (!twin.may_bridge(cell, axis)) return;
    REQUIRE(board.build_bridge(cell, axis == "NS" ? Side::N : Side::W).ok());
    twin.bridges[cell] = axis;
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
  std::sort(lines.begin(), lines.end());
  return lines;
}

Lines told(const BruteTable& brute) {
  Lines lines;
  for (const Blob& blob : brute.blobs()) {
    if (blob.kind != SegmentKind::City && blob.kind != SegmentKind::Road &&
        blob.kind != SegmentKind::Field)
      continue;
    std::string line(to_text(blob.kind));
    for (const Cell cell : blob.cells) line += ' ' + to_text(cell);
    if (blob.kind != SegmentKind::Field) line += blob.open ? " open" : " complete";
    lines.push_back(line);
  }
  std::sort(lines.begin(), lines.end());
  return lines;
}

// A follower of each of three players on roads and bridges, and one on anything else.
std::vector<PositionFigure> with_followers(Play& play) {
  std::vector<PositionFigure> figures = play.bridge_figures();
  const std::size_t bridges = figures.size();
  for (const char* player : {"red", "blue", "green"}) {
    if (bridges > 0)
      figures.push_back({player,
                         "follower",
                         figures[play.some(static_cast<unsigned>(bridges))].cell,
                         "bridge",
                         1,
                         {}});
    const Cell cell = play.some_cell();
    const std::vector<std::string> places = spot_names(*play.twin.lying.at(cell).tile);
    const std::string& at = places[play.some(static_cast<unsigned>(places.size()))];
    if (at.starts_with("road") || at.starts_with("city") || at.starts_with("field"))
      figures.push_back({player, "follower", cell, at, 1, {}});
  }
  return figures;
}

const Rulebook& rulebook() {
  return test::project_library().rulebook;
}

std::set<std::string> listed_bridges(const RefereeTable& table) {
  const GuideQuestion question{test::project_library().catalog, &kit().selection, "", &rulebook()};
  std::set<std::string> listed;
  for (const ActionMoves& action :
       Referee(test::project_library().guides, question).moves(table).actions)
    if (action.action == "bridge" && action.places)
      for (const Move& move : *action.places) listed.insert(move.text);
  return listed;
}

// Returns how many bridges the twin allows.
int check_listed_bridges(const Play& play) {
  const Cell laid = play.board.pieces().back().placement.cell;
  std::set<std::string> expected;
  for (const Cell cell : {laid, beside(laid, Side::N), beside(laid, Side::E), beside(laid, Side::S),
                          beside(laid, Side::W)})
    for (const char* axis : axes)
      if (play.twin.may_bridge(cell, axis)) expected.insert("bridge " + to_text(cell) + ' ' + axis);
  const std::vector<PositionFigure> figures = play.bridge_figures();
  RefereeTable table{play.board, figures, {"red", GameStep::Figure, {}, nullptr, laid}};
  CHECK(listed_bridges(table) == expected);
  table.moment.so_far.bridged = true;
  CHECK(listed_bridges(table).empty());
  table.moment.so_far = {};
  table.moment.so_far.bridges = 0;
  CHECK(listed_bridges(table).empty());
  return static_cast<int>(expected.size());
}

}  // namespace

TEST_CASE("features of random boards with bridges are those of brute force, and are taken back") {
  std::size_t built = 0;
  for (unsigned seed = 0; seed < 120; ++seed) {
    INFO("seed " << seed);
    Play play(seed);
    play.run(10 + static_cast<int>(seed) % 40);
    built += play.board.bridges().size();
    const std::vector<PositionFigure> bridges = play.bridge_figures();
    CHECK(play.board.illegal().empty());
    CHECK(told(play.board) == told(BruteTable(play.lying(), bridges)));
    play.take_back();
  }
  CHECK(built > 200);
}

TEST_CASE("a bridge may be built where field is on both sides and no field lies beyond") {
  int yes = 0, no = 0;
  for (unsigned seed = 0; seed < 60; ++seed) {
    Play play(seed);
    play.run(25);
    for (const auto& [cell, lies] : play.twin.lying)
      for (const char* axis : axes) {
        INFO("seed " << seed << ": " << to_text(cell) << ' ' << axis);
        const bool allowed = play.twin.may_bridge(cell, axis);
        ++(allowed ? yes : no);
        const std::string fault =
            play.board.bridge_fault(cell, axis == axes[0] ? Side::N : Side::W);
        CHECK(fault.empty() == allowed);
      }
  }
  CHECK(yes > 50);
  CHECK(no > 1000);
}

TEST_CASE("tiles that only a bridge makes fit are those that the twin finds, with each bridge") {
  std::size_t found = 0;
  for (unsigned seed = 0; seed < 25; ++seed) {
    Play play(seed);
    play.run(12);
    const Tile& tile = play.some_tile();
    Lines expected, listed;
    std::set<Cell> holes;
    for (const auto& [cell, lies] : play.twin.lying)
      for (const Side side : all_sides)
        if (!play.twin.lying.contains(beside(cell, side))) holes.insert(beside(cell, side));
    for (const Cell hole : holes)
      for (std::string& line : play.twin.bridged(tile, hole)) expected.push_back(std::move(line));
    for (const BridgedPlacement& each : bridged_placements(play.board, tile)) {
      listed.push_back(Twin::words(each.placement, each.bridge, axis_name(each.end)));
      CHECK_FALSE(play.board.legal(each.placement));
    }
    std::sort(expected.begin(), expected.end());
    std::sort(listed.begin(), listed.end());
    INFO("seed " << seed << ' ' << tile.id);
    CHECK(listed == expected);
    found += listed.size();
  }
  CHECK(found > 100);
}

TEST_CASE("players score roads over bridges as brute force adds them up") {
  for (unsigned seed = 0; seed < 60; ++seed) {
    Play play(seed);
    play.run(20 + static_cast<int>(seed) % 20);
    const std::vector<PositionFigure> figures = with_followers(play);
    INFO("seed " << seed);
    REQUIRE(check_figures(play.board, figures).ok());
    std::map<std::string, int> final;
    for (const PlayerTotal& player : board_figures(play.board, figures).players)
      final[player.player] = player.final;
    BruteTable brute(play.lying(), figures);
    CHECK(final == brute.score().final);
  }
}

TEST_CASE("the referee lists bridges over the new tile and those beside it, once a turn") {
  int moves = 0;
  for (unsigned seed = 0; seed < 40; ++seed) {
    Play play(seed);
    play.run(8);
    for (int turn = 0; turn < 8; ++turn) {
      play.run(1);
      INFO("seed " << seed << ", turn " << turn);
      moves += check_listed_bridges(play);
    }
  }
  CHECK(moves > 60);
}

}  // namespace cartulary::tiledb::bridge_play_test
