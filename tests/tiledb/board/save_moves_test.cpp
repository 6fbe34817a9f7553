// What saved games tell of whose turn it is and what comes next.
#include "engine/game/follow_game.h"
#include "tests/support/catch.h"
#include "tests/tiledb/board/jcz_file.h"
#include "tests/tiledb/example_content.h"
#include "tiledb/board/board_file.h"

namespace cartulary::tiledb::save_moves_test {
namespace {

std::string moment_text(const test::JczFile& file) {
  const Catalog& catalog = real_content().catalog;
  const auto read = parse_board_file(catalog, file.text(), "game.jcz");
  if (!read) FAIL(to_text(read.error()));
  REQUIRE(read->game);
  const auto kit = board_kit(catalog, read->selection, {});
  REQUIRE(kit.ok());
  const GameMoment moment = follow_game(*read->game, *kit).moment;
  return moment.player + ' ' + std::string(to_text(moment.step)) +
         (moment.laid ? " at " + to_text(*moment.laid) : "") +
         (moment.drawn == nullptr ? "" : ", " + moment.drawn->id);
}

}  // namespace

TEST_CASE("after each action a saved game tells whose turn it is and what comes next") {
  const auto game = [] {
    test::JczFile file({{"basic:1", 1}});
    file.players(2).start("BA/RCr", 0, 0);
    return file;
  };
  CHECK(moment_text(game()) == "red tile");
  test::JczFile laid = game();
  laid.turn(0, "BA/RFr", "R0", 1, 0);
  CHECK(moment_text(laid) == "red figure at 1,0");
  test::JczFile put = laid;
  put.deploy("0.small.1", 1, 0, "Road", "WE");
  CHECK(moment_text(put) == "red end of turn at 1,0");
  test::JczFile passed = laid;
  passed.action("PASS");
  CHECK(moment_text(passed) == "red end of turn at 1,0");
  test::JczFile done = put;
  done.commit();
  CHECK(moment_text(done) == "blue tile");
  test::JczFile over = game();
  over.ends_after(1).turn(0, "BA/RFr", "R0", 1, 0).commit();
  CHECK(moment_text(over) == "red over");
}

}  // namespace cartulary::tiledb::save_moves_test
