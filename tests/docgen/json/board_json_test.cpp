#include "docgen/json/board_json.h"

#include "docgen/drawing/board_svg.h"
#include "tests/engine/small_catalog.h"
#include "tests/support/board_formulas.h"
#include "tests/support/catch.h"
#include "tests/support/golden.h"

namespace cartulary::docgen::board_json_test {
namespace {

const Catalog& catalog() {
  static const Catalog made = test::small_catalog();
  return made;
}

// A city that one tile closes, a road, and a tile that does not belong where it lies.
constexpr std::string_view board =
    R"({"selection": {"sets": {"base-game": 1, "inns-and-cathedrals": 1}},
        "tiles": [{"tile": "BA-03", "x": 0, "y": 0, "rotation": 0},
                  {"tile": "BA-15", "x": 0, "y": -1, "rotation": 180},
                  {"tile": "BA-01", "x": 1, "y": 0, "rotation": 0},
                  {"tile": "BA-20", "x": -1, "y": 0, "rotation": 0},
                  {"tile": "BA-20", "x": -2, "y": 0, "rotation": 90}]})";

BoardReport report_of(BoardRequest request) {
  static const Guides guides = [] {
    Guides made;
    made.scoring = test::board_scoring();
    return made;
  }();
  request.guides = &guides;
  Result<BoardReport> report = board_report(catalog(), request);
  INFO((report ? std::string() : to_text(report.error())));
  REQUIRE(report.ok());
  return *std::move(report);
}

}  // namespace

TEST_CASE("A board's answer has its holes, features, faults and the board itself") {
  check_golden("board/answer.json", board_json(report_of({.text = board, .where = "board"})));
}

TEST_CASE("What was asked beyond the holes stands in the answer") {
  check_golden("board/questions.json", board_json(report_of({.text = board,
                                                             .where = "board",
                                                             .odds = {"4", "2", "1", "3"},
                                                             .drawn = "BA-15",
                                                             .region = "1,-1 -1,1"})));
}

TEST_CASE("A board is drawn with its holes, told by shape") {
  check_golden("board/board.svg", board_svg(report_of({.text = board, .where = "board"})));
  check_golden("board/empty.svg",
               board_svg(report_of({.text = R"({"tiles": []})", .where = "board"})));
  // A double that lies askew, and one that shows what nobody knows beside it.
  check_golden("board/large.svg", board_svg(report_of({.text = R"({"selection": {"sets":
      {"base-game": 1, "halflings": 1}}, "tiles": [{"tile": "BA-03", "x": 0, "y": 0, "rotation": 0},
      {"tile": "HA-02", "x": 2, "y": 0, "rotation": 90},
      {"tile": "HA-03", "x": 0, "y": 1, "rotation": 0}]})",
                                                       .where = "board"})));
  check_no_stale_goldens("board");
}

TEST_CASE("A board in the own format is read back as the same board") {
  const BoardReport first = report_of({.text = board, .where = "board"});
  const std::string text = board_file_json(first);
  const BoardReport second = report_of({.text = text, .where = "again"});
  // What is written names an edition.
  Selection written = first.kit->selection;
  written.every_printing = false;
  CHECK(second.kit->selection == written);
  REQUIRE(second.board->pieces().size() == first.board->pieces().size());
  for (std::size_t i = 0; i < first.board->pieces().size(); ++i)
    CHECK(second.board->pieces()[i].placement == first.board->pieces()[i].placement);
  CHECK(board_file_json(second) == text);
}

TEST_CASE("A selection over the file's takes its place, options take that of their parts") {
  Selection base;
  base.sets = {{"base-game", 2}};
  CHECK(report_of({.text = board, .where = "board", .base = &base}).kit->selection.sets ==
        base.sets);
  const SelectionText options{.sets = "BA*3", .edition = "C2", .used = "", .rules = {}};
  const BoardReport report = report_of({.text = board, .where = "board", .selection = options});
  CHECK(report.kit->selection.sets == std::map<std::string, int>{{"base-game", 3}});
  CHECK(report.kit->selection.edition == Edition::C2);
  CHECK(report_of({.text = R"({"tiles": []})", .where = "board"}).kit->selection.sets ==
        std::map<std::string, int>{{"base-game", 1}});
}

TEST_CASE("What is asked wrongly is told by its option") {
  const auto fault = [](const BoardRequest& request) {
    const Result<BoardReport> report = board_report(catalog(), request);
    REQUIRE_FALSE(report.ok());
    return report.error().where;
  };
  CHECK(fault({.text = board, .where = "board", .drawn = "BA-77"}) == "drawn");
  CHECK(fault({.text = board, .where = "board", .region = "0,0"}) == "region");
  CHECK(fault({.text = board, .where = "board", .region = "a,b"}) == "region");
  CHECK(fault({.text = board, .where = "board", .odds = {"", "", "", "x"}}) == "hidden");
  CHECK(fault({.text = "", .where = "board"}) == "board:1:1");
  CHECK(fault({.text = board, .where = "board", .selection = {"nothing", "", "", {}}}) == "sets");
  CHECK(fault({.text = board, .where = "board", .selection = {"BA*0", "", "", {}}}) == "sets");
}

}  // namespace cartulary::docgen::board_json_test
