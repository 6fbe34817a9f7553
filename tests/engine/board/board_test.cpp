// Placing: what may lie where, and how the board says why not.
#include "engine/board/board.h"

#include "engine/board/board_text.h"
#include "engine/board/hole.h"
#include "tests/engine/board/board_catalog.h"
#include "tests/support/catch.h"

namespace cartulary::board_test {
using namespace cartulary::test;

namespace {

using Faults = std::vector<std::string>;

const BoardKit& base() {
  return kit_of({{"base-game", 1}});
}

const BoardKit& rivers() {
  return kit_of({{"base-game", 1}, {"river", 1}});
}

Board board_with(const BoardKit& kit, const std::vector<Placement>& placements) {
  Board board(kit);
  for (const Placement& placement : placements) REQUIRE(board.place(placement).ok());
  return board;
}

}  // namespace

TEST_CASE("A tile fits where all its sides match") {
  const Board board = board_with(base(), {at("BA-03", 0, 0)});
  CHECK(board.legal(at("BA-24", 1, 0)));
  CHECK(board.faults(at("BA-24", 1, 0)).empty());
  CHECK(board.faults(at("BA-24", 1, 0, 90)) ==
        Faults{"west side is field, the tile there shows road"});
  CHECK(board.faults(at("BA-04", 0, 1)) ==
        Faults{"north side is city, the tile there shows field"});
  CHECK(board.faults(at("BA-01", 1, 1)) == Faults{"no tile lies beside it"});
}

TEST_CASE("Every side that does not match is named") {
  const Board board = board_with(base(), {at("BA-03", 0, 0), at("BA-24", 1, 0), at("BA-01", 0, 1)});
  CHECK(board.faults(at("BA-04", 1, 1)) == Faults{"north side is city, the tile there shows field",
                                                  "west side is city, the tile there shows field"});
}

TEST_CASE("A bridge makes a tile legal that met field, and changes what its holes ask for") {
  Board board = board_with(base(), {at("BA-03", 0, 0)});
  const Board before = board;
  REQUIRE(board.place(at("BA-01", 1, 0)).ok());
  CHECK(board.illegal().size() == 1);
  CHECK_FALSE(board.legal(at("BA-24", 2, 0)));
  CHECK(board.bridge_fault({1, 0}, Side::W).empty());
  REQUIRE(board.build_bridge({1, 0}, Side::W).ok());
  CHECK(board.illegal().empty());
  CHECK(board.legal(at("BA-24", 2, 0)));
  CHECK(board.bridge_fault({1, 0}, Side::N) == "a bridge leads over the tile at 1,0 already");
  REQUIRE(board.take_back());
  CHECK(board == before);
}

TEST_CASE("A bridge that ends at a field is built and told, and one that ends on none is not") {
  Board board = board_with(base(), {at("BA-03", 0, 0), at("BA-01", 0, 1)});
  CHECK(board.bridge_fault({0, 1}, Side::N) == "the north end of the bridge meets field");
  REQUIRE(board.build_bridge({0, 1}, Side::N).ok());
  CHECK(board.illegal() ==
        std::vector<IllegalPiece>{{1, "the north end of the bridge meets field"}});
  CHECK(board.take_back_built());
  CHECK(board.illegal().empty());
  CHECK_FALSE(board.take_back_built());
  CHECK(board.build_bridge({0, 0}, Side::W).error().what ==
        "both ends of a bridge lie on field, and the west side is road");
  CHECK(board.build_bridge({5, 5}, Side::N).error().what == "no tile lies at 5,5");
}

TEST_CASE("What cannot be laid at all leaves the board as it was") {
  Board board = board_with(base(), {at("BA-03", 0, 0)});
  const Board before = board;
  CHECK(board.place(at("BA-01", 0, 0)).error() ==
        Error{.where = "board", .what = "BA-01 at 0,0: the cell 0,0 is taken by BA-03"});
  CHECK(board.place(at("BA-01", 1001, 0)).error() ==
        Error{.where = "board", .what = "BA-01 at 1001,0: the cell lies beyond -1000 to 1000"});
  CHECK(board == before);
}

TEST_CASE("A board holds a thousand pieces, at its corners too") {
  Board board(base());
  REQUIRE(board.place(at("BA-01", -1000, -1000)).ok());
  REQUIRE(board.place(at("BA-01", 1000, 1000)).ok());
  for (int i = 0; i < 998; ++i) REQUIRE(board.place(at("BA-01", i - 500, 0)).ok());
  CHECK(board.place(at("BA-01", 0, 5)).error().what ==
        "BA-01 at 0,5: a board has at most 1000 pieces");
  CHECK(board.surplus() == std::vector<SurplusTile>{{tile("BA-01"), 996}});
  while (board.take_back()) {
  }
  CHECK(board == Board(base()));
}

TEST_CASE("An illegal tile stays, counts, and is told") {
  Board board = board_with(base(), {at("BA-03", 0, 0), at("BA-04", 0, 1)});
  CHECK(board.illegal() ==
        std::vector<IllegalPiece>{{1, "north side is city, the tile there shows field"}});
  CHECK(board.copies_left(*tile("BA-04")) == 0);
  CHECK(board.pool() == DrawPool{.now = 70});
  CHECK(board.surplus().empty());
  REQUIRE(board.place(at("BA-04", 0, 2)).ok());
  CHECK(board.surplus() == std::vector<SurplusTile>{{tile("BA-04"), 1}});
  CHECK(board.pool() == DrawPool{.now = 70});
}

TEST_CASE("An abbey fits anything, but only with four neighbours") {
  const BoardKit& kit = kit_of({{"base-game", 1}, {"abbey-and-mayor", 1}});
  Board board = board_with(kit, {at("BA-03", 0, 0), at("BA-24", 1, 0), at("BA-01", 1, 1)});
  CHECK(board.faults(at("AM-14", 0, 1)) == Faults{"an abbey needs four neighbours, here are 2"});
  REQUIRE(board.place(at("BA-04", -1, 1)).ok());
  REQUIRE(board.place(at("BA-01", 0, 2)).ok());
  CHECK(board.legal(at("AM-14", 0, 1)));
  CHECK(board.placements(*tile("AM-14")).size() == 4);
  REQUIRE(board.place(at("AM-14", 0, 1)).ok());
  CHECK(board.illegal().size() == 2);  // the two that were laid without a neighbour
}

TEST_CASE("A side of an abbey asks nothing of the hole beside it") {
  const BoardKit& kit = kit_of({{"base-game", 1}, {"abbey-and-mayor", 1}});
  const Board board = board_with(kit, {at("AM-14", 0, 0)});
  CHECK(board.illegal() ==
        std::vector<IllegalPiece>{{0, "an abbey needs four neighbours, here are 0"}});
  const HoleAnswer north = holes(board, {})[0];
  CHECK(north.cell == Cell{0, -1});
  CHECK(north.pattern.text() == "????");
  CHECK(north.sides == 1);
  CHECK(north.copies == 72 + 12);
}

TEST_CASE("A river tile only continues the river") {
  const Board board = board_with(rivers(), {at("RI-01", 0, 0)});  // the river leaves to the west
  CHECK(board.legal(at("RI-07", -1, 0)));
  CHECK(board.faults(at("RI-07", -1, 0, 90)) ==
        Faults{"east side is field, the tile there shows river",
               "a river tile must continue the river"});
  CHECK(board.faults(at("RI-07", 1, 0, 90)) == Faults{"a river tile must continue the river"});
  CHECK(board.faults(at("BA-01", -1, 0)) ==
        Faults{"east side is field, the tile there shows river"});
}

TEST_CASE("A river may bend back, but not at once") {
  // South of the spring's end a bend to the west; the next bend may not lead north again.
  Board board = board_with(rivers(), {at("RI-01", 0, 0, 270), at("RI-10", 0, 1, 90)});
  CHECK(to_text(board) == "at 0,0\nRI-01<\nRI-10>\n");
  CHECK(board.illegal().empty());
  CHECK(board.faults(at("RI-10", -1, 1, 180)) == Faults{"the river would turn back at once"});
  CHECK(board.legal(at("RI-10", -1, 1, 270)));
  REQUIRE(board.place(at("RI-07", -1, 1)).ok());
  CHECK(board.legal(at("RI-10", -2, 1, 180)));
}

TEST_CASE("Two branches of a river are not joined") {
  const BoardKit& kit = kit_of({{"base-game", 1}, {"river-2", 2}});
  const Board board =
      board_with(kit, {at("RI2-06", 0, 0), at("RI2-06", 1, 1, 90), at("RI2-09", 0, 1)});
  CHECK(board.faults(at("RI2-09", 1, 0)) == Faults{"it would join two branches of the river"});
}

TEST_CASE("The first spring may lie beside any tile, other river tiles may not") {
  const Board board = board_with(rivers(), {at("BA-01", 0, 0)});
  CHECK(board.legal(at("RI-01", 1, 0, 180)));
  CHECK(board.faults(at("RI-01", 1, 0)) ==
        Faults{"west side is river, the tile there shows field"});
  CHECK(board.faults(at("RI-02", 1, 0, 180)) == Faults{"a river tile must continue the river"});
}

TEST_CASE("While the river is open the draw is from river tiles, the lake last") {
  Board board = board_with(rivers(), {at("RI-01", 0, 0)});
  CHECK(board.pool() == DrawPool{.now = 10, .river_rest = 1, .later = 72, .river = true});
  REQUIRE(board.place(at("RI-02", -1, 0, 180)).ok());
  CHECK(board.open_river_ends() == 0);
  // The ten tiles in between were not laid: they leave the bag.
  CHECK(board.pool() == DrawPool{.now = 72});
  CHECK(board.copies_left(*tile("RI-07")) == 0);
  REQUIRE(board.take_back());
  CHECK(board.copies_left(*tile("RI-07")) == 2);
}

TEST_CASE("With a fork the fork comes first, the lake with the volcano last") {
  const BoardKit& kit = kit_of({{"base-game", 1}, {"river-2", 1}});
  Board board = board_with(kit, {at("RI2-01", 0, 0)});
  CHECK(board.drawn_now() == RiverTurn::Fork);
  CHECK(board.pool() == DrawPool{.now = 1, .river_rest = 10, .later = 72, .river = true});
  REQUIRE(board.place(at("RI2-04", -1, 0, 0)).ok());
  CHECK(board.illegal().empty());
  CHECK(board.drawn_now() == RiverTurn::River);
  CHECK(board.pool() == DrawPool{.now = 9, .river_rest = 1, .later = 72, .river = true});
}

TEST_CASE("A second spring stays in the box") {
  const BoardKit& kit = kit_of({{"river", 1}, {"river-2", 1}});
  Board board(kit);
  CHECK(board.pool() == DrawPool{.now = 24});
  REQUIRE(board.place(at("RI2-01", 0, 0)).ok());
  CHECK(board.copies_left(*tile("RI-01")) == 0);
  CHECK(board.pool().size() == 22);
}

TEST_CASE("The City of Carcassonne is laid of twelve parts, four columns by three rows") {
  const BoardKit& kit = kit_of({{"base-game", 1}, {"count-of-carcassonne", 1}});
  const Board city = board_of(kit,
                              "at 0,0\n"
                              "CO-01^ CO-02^ CO-03^ CO-04>\n"
                              "CO-05< CO-06^ CO-07^ CO-08>\n"
                              "CO-09v CO-10v CO-11v CO-12>\n");
  CHECK(city.illegal().size() == 0);
  CHECK(city.faults(at("BA-01", 1, -1)).empty());
  CHECK(city.layer().hole_count() == 14);
  CHECK(city.pool().size() == 72);
}

TEST_CASE("Beside the inside of a start piece nothing fits") {
  const BoardKit& kit = kit_of({{"base-game", 1}, {"count-of-carcassonne", 1}});
  const Board part = board_with(kit, {at("CO-02", 0, 0)});
  CHECK(part.faults(at("BA-01", 1, 0)) ==
        Faults{"west side is field, the tile there shows the inside of a start piece"});
  const HoleAnswer east = holes(part, {})[2];
  CHECK(east.cell == Cell{1, 0});
  CHECK(east.pattern.text() == "???[]");
  CHECK(east.state == HoleState::Dead);
}

TEST_CASE("The Wheel's start piece covers sixteen cells") {
  const BoardKit& kit = kit_of({{"base-game", 1}, {"wheel-of-fortune", 1}});
  Board board = board_with(kit, {at("WF-39", 0, 0)});
  CHECK(board.layer().hole_count() == 16);
  // cfrf ffcf rffc cfrf: the third cell of the north side shows a road.
  CHECK(board.legal(at("BA-24", 2, -1, 90)));
  CHECK(board.faults(at("BA-24", 2, -1)) ==
        Faults{"south side is field, the tile there shows road"});
  CHECK(board.faults(at("BA-24", 2, 3)) == Faults{"BA-24 at 2,3: the cell 2,3 is taken by WF-39"});
  CHECK(board.piece_at({3, 3})->placement == at("WF-39", 0, 0));
  REQUIRE(board.take_back());
  CHECK(board == Board(kit));
}

TEST_CASE("A turned start piece stands at its least x and y") {
  const BoardKit& kit = kit_of({{"wheel-of-fortune", 1}, {"base-game", 1}});
  const Board board = board_with(kit, {at("WF-39", 0, 0, 90)});
  // What looked north at the third cell now looks east at the third.
  CHECK(board.legal(at("BA-24", 4, 2)));
  CHECK(to_text(board) == "at 0,0\nWF-39> + + +\n+      + + +\n+      + + +\n+      + + +\n");
}

TEST_CASE("Double tiles cover two cells and match on six sides") {
  const BoardKit& kit = kit_of({{"base-game", 1}, {"castles-in-germany", 1}, {"school", 1}});
  const Board board = board_with(kit, {at("BA-24", 0, 0)});
  CHECK(board.legal(at("SC-01", 1, 0)));
  CHECK(board.legal(at("CG-01", 1, 0)));  // its west side is a road
  CHECK(board.faults(at("CG-01", -2, 0)) ==
        Faults{"east side of -1,0 is field, the tile there shows road"});
  CHECK(board.legal(at("CG-01", -2, 0, 180)));
  CHECK(board.faults(at("CG-02", 1, 0)) ==
        Faults{"west side of 1,0 is not known, the tile there shows road"});
  Board with_school = board;
  REQUIRE(with_school.place(at("SC-01", 0, 1, 90)).ok());
  CHECK(to_text(with_school) == "at 0,0\nBA-24^\nSC-01>\n+\n");
}

TEST_CASE("Halflings lie by their legs, and two fill a cell by their long sides") {
  const BoardKit& kit = kit_of({{"base-game", 1}, {"halflings-1", 1}});
  Board board = board_with(kit, {at("BA-24", 0, 0)});
  // HL1-02 frf: leg A, south at 0 degrees, is the road; leg B, west, is field.
  CHECK(board.legal(at("HL1-02", 1, 0, 90)));
  CHECK(board.faults(at("HL1-02", 1, 0)) ==
        Faults{"west side is field, the tile there shows road"});
  CHECK(board.faults(at("HL1-02", 1, 0, 270)) == Faults{"no tile lies beside it"});
  REQUIRE(board.place(at("HL1-02", 1, 0, 90)).ok());
  CHECK(!board.layer().hole_at({1, 0}).has_value());
  CHECK(board.faults(at("BA-01", 1, 0)) == Faults{"BA-01 at 1,0: the cell 1,0 is taken by HL1-02"});
  CHECK(board.legal(at("HL1-01", 1, 0, 270)));
  CHECK(board.faults(at("HL1-01", 1, 0, 180)) ==
        Faults{"HL1-01 at 1,0: the cell 1,0 is taken by HL1-02"});
  REQUIRE(board.place(at("HL1-01", 1, 0, 270)).ok());
  CHECK(to_text(board) == "at 0,0\nBA-24^ HL1-02>/HL1-01<\n");
  CHECK(board.illegal().empty());
}

TEST_CASE("Halflings whose sides are not known say so") {
  const BoardKit& kit = kit_of({{"base-game", 1}, {"halflings-1", 1}});
  const Board board = board_with(kit, {at("BA-24", 0, 0)});
  CHECK(board.faults(at("HL1-06", 1, 0)) ==
        Faults{"west side is not known, the tile there shows road"});
}

TEST_CASE("A hole beside a side that no source tells is not known instead of dead") {
  const BoardKit& kit = kit_of({{"base-game", 1}, {"castles-in-germany", 1}});
  const Board board = board_with(kit, {at("BA-24", 0, 0), at("CG-02", 0, 1)});
  std::vector<Cell> unknown;
  for (const HoleAnswer& hole : holes(board, {})) {
    if (hole.unknown) unknown.push_back(hole.cell);
    CHECK((hole.state == HoleState::Dead) == hole.unknown);
  }
  CHECK(unknown == std::vector<Cell>{{1, 0}, {-1, 1}, {2, 1}, {0, 2}, {1, 2}});
}

TEST_CASE("Text of a board that is wrong shows the place") {
  const auto error = [](const std::string& text) { return parse_board(base(), text).error(); };
  CHECK(to_text(error("BA-03^\n")) == "board:1: a board begins with 'at X,Y'\n  BA-03^\n  ^");
  CHECK(to_text(error("at 0,0\nBA-03^ BA-24x\n")) ==
        "board:2: 'BA-24x' is no cell: write '.', '+' or a tile with its turn, ^ > v or <\n"
        "  BA-03^ BA-24x\n         ^");
  CHECK(to_text(error("at 0,0\n. +\n")) == "board:2: no piece covers this cell\n  . +\n    ^");
  CHECK(to_text(error("at 0,0\nBA-03^\norder 0,0 1,0\n")) ==
        "board:3: no tile stands at 1,0\n  order 0,0 1,0\n            ^");
  CHECK(error("at 0,0\nBA-99^\n").where == "board:2");
  CHECK(parse_board(base(), std::string(70000, ' ')).error().what ==
        "the text has more than 64 KiB");
  CHECK(to_text(Board(base())) == "at 0,0\n.\n");
  CHECK(board_of(base(), "at 0,0\n.\n") == Board(base()));
}

}  // namespace cartulary::board_test
