// What saved games tell of whose turn it is and what comes next.
#include "engine/replay/replay_game.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"
#include "tests/tiledb/board/jcz_file.h"
#include "tiledb/board/board_file.h"

namespace cartulary::tiledb::save_moves_test {
namespace {

GameMoment moment_of(const test::JczFile& file) {
  const Catalog& catalog = test::project_library().catalog;
  const auto read = parse_board_file(catalog, file.text(), "game.jcz");
  if (!read) FAIL(to_text(read.error()));
  REQUIRE(read->game);
  const auto kit = board_kit(catalog, read->selection, {});
  REQUIRE(kit.ok());
  return replay_game(*read->game, *kit).moment;
}

std::string moment_text(const test::JczFile& file) {
  const GameMoment moment = moment_of(file);
  return moment.player + ' ' + std::string(to_text(moment.step)) +
         (moment.waits_for.empty() ? "" : ", " + moment.waits_for) +
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

TEST_CASE("after a tower piece a saved game waits for the capture, and then for the phantom") {
  const auto raised = [](const char* more) {
    test::JczFile file({{"basic:1", 1}, {"tower", 1}});
    file.players(2).plays("tower").plays(more).start("BA/RCr", 0, 0);
    file.turn(0, "BA/RFr", "R0", 1, 0).deploy("0.small.1", 1, 0, "Road", "WE").commit();
    file.turn(1, "TO/F", "R0", 0, 1).token("TOWER_PIECE", 0, 1, "I");
    return file;
  };
  // The tower of one piece at 0,1 does not reach 1,0.
  CHECK(moment_text(raised("farmers")) == "blue end of turn at 0,1");
  CHECK(moment_text(raised("phantom")) == "blue figure at 0,1");
  test::JczFile reaches({{"basic:1", 1}, {"tower", 1}});
  reaches.players(2).plays("tower").plays("phantom").start("BA/RCr", 0, 0);
  reaches.turn(0, "BA/L", "R0", 0, 1).deploy("0.small.1", 0, 1, "Field", "NL").commit();
  reaches.turn(1, "TO/F", "R0", 1, 1).token("TOWER_PIECE", 1, 1, "I");
  CHECK(moment_text(reaches) == "blue action, capture at 1,1");
  reaches.capture("0.small.1", 0, 1, "Field", "NL");
  CHECK(moment_text(reaches) == "blue figure at 1,1");
  reaches.deploy("1.phantom.1", 1, 1, "Field", "NL");
  CHECK(moment_text(reaches) == "blue end of turn at 1,1");
}

TEST_CASE("all players steer the dragon in turn, beginning with the one who laid its tile") {
  test::JczFile game({{"basic:1", 1}, {"princess-and-dragon:1", 1}});
  game.players(2).plays("dragon").start("BA/RCr", 0, 0).turn(0, "DG/RFr.v", "R0", 1, 0).commit();
  CHECK(moment_text(game) == "blue tile");
  game.turn(1, "DG/RFr.d", "R0", 2, 0);
  CHECK(moment_text(game) == "blue figure at 2,0");
  game.action("PASS");
  CHECK(moment_text(game) == "blue action, dragon at 2,0");
  game.neutral("dragon.1", 0, 0);
  // From 0,0 no tile is left that the dragon has not been on.
  CHECK(moment_text(game) == "blue end of turn at 2,0");
  game.commit();
  CHECK(moment_text(game) == "red tile");
  test::JczFile longer({{"basic:1", 1}, {"princess-and-dragon:1", 1}});
  longer.players(2).plays("dragon").start("BA/RCr", 0, 0);
  longer.turn(0, "DG/RFr.v", "R0", 1, 0).commit().turn(1, "BA/RFr", "R0", 2, 0).commit();
  longer.turn(0, "DG/RFr.d", "R0", 3, 0).commit().neutral("dragon.1", 2, 0);
  CHECK(moment_text(longer) == "blue action, dragon at 3,0");
}

TEST_CASE("the owner of a small city just completed is asked for a castle before the scoring") {
  test::JczFile game({{"basic:1", 1}, {"bridges-castles-and-bazaars:1", 1}});
  game.players(2).plays("castle").start("BA/RCr", 0, 0);
  game.turn(0, "BA/RCr", "R180", 0, -1).deploy("0.small.1", 0, -1, "City", "S");
  CHECK(moment_text(game) == "red action, castle at 0,-1");
  test::JczFile passed = game, built = game;
  passed.action("PASS");
  CHECK(moment_text(passed) == "red end of turn at 0,-1");
  built.token("CASTLE", 0, -1, "S");
  CHECK(moment_text(built) == "red end of turn at 0,-1");
}

TEST_CASE("a tile that fits with a bridge alone waits for the bridge") {
  test::JczFile game({{"basic:1", 1}, {"bridges-castles-and-bazaars:1", 1}});
  game.players(2).plays("bridge").start("BA/RCr", 0, 0).turn(0, "BA/L", "R0", 1, 0);
  CHECK(moment_text(game) == "red action, bridge at 1,0");
  game.token("BRIDGE", 1, 0, "WE");
  CHECK(moment_text(game) == "red figure at 1,0");
  game.action("PASS");
  CHECK(moment_text(game) == "red end of turn at 1,0");
}

TEST_CASE("a new lake waits for its ferry, and a road with a ferry lets it be turned") {
  test::JczFile game({{"basic:1", 1}, {"ferries", 1}});
  game.players(2).plays("ferry").start("BA/RCr", 0, 0).turn(0, "FR/RRR", "R0", 1, 0);
  CHECK(moment_text(game) == "red figure at 1,0");
  game.action("PASS");
  CHECK(moment_text(game) == "red action, ferry at 1,0");
  game.token("FERRY", 1, 0, "WE");
  CHECK(moment_text(game) == "red end of turn at 1,0");
  game.commit().turn(1, "BA/RFr", "R0", 2, 0).action("PASS");
  CHECK(moment_text(game) == "blue action, ferry-change at 2,0");
  test::JczFile turned = game;
  game.action("PASS");
  CHECK(moment_text(game) == "blue end of turn at 2,0");
  turned.token("FERRY", 1, 0, "WS");
  CHECK(moment_text(turned) == "blue end of turn at 2,0");
}

TEST_CASE("a tunnel token leaves the figure to be put") {
  test::JczFile game({{"basic:1", 1}, {"tunnel", 1}});
  game.players(2).plays("tunnel").start("BA/RCr", 0, 0).turn(0, "TU/RCR", "R0", 1, 0);
  game.token("TUNNEL_A", 1, 0, "W");
  CHECK(moment_text(game) == "red figure at 1,0");
}

TEST_CASE("players have as many pairs of tunnel tokens as the saved game chose") {
  const auto pairs = [](int players, const std::string& more) {
    test::JczFile game({{"basic:1", 1}, {"tunnel", 1}});
    game.players(players).plays("tunnel").start("BA/RCr", 0, 0);
    if (!more.empty()) game.rule("more-tunnel-tokens", more);
    return moment_of(game).so_far.tunnel_pairs;
  };
  CHECK(pairs(2, "") == 3);
  CHECK(pairs(2, "3/2") == 3);
  CHECK(pairs(2, "2/1") == 2);
  CHECK(pairs(2, "1/1") == 1);
  CHECK(pairs(3, "3/2") == 2);
  CHECK(pairs(3, "2/1") == 1);
  CHECK(pairs(4, "3/2") == 1);
}

TEST_CASE("a shepherd whose field is extended acts before the turn ends") {
  test::JczFile game({{"basic:1", 1}, {"hills-and-sheep:1", 1}});
  game.players(1).plays("shepherd").start("BA/RCr", 0, 0);
  game.turn(0, "BA/L", "R0", 0, 1).deploy("0.shepherd.1", 0, 1, "Field", "NL");
  CHECK(moment_text(game) == "red end of turn at 0,1");
  game.commit().turn(0, "BA/L", "R0", 0, 2).action("PASS");
  CHECK(moment_text(game) == "red action, flock at 0,2");
  game.action("FLOCK_EXPAND_OR_SCORE", "{\"value\": \"EXPAND\"}");
  CHECK(moment_text(game) == "red end of turn at 0,2");
}

TEST_CASE("the second piece of gold is put before the figure") {
  test::JczFile game({{"basic:1", 1}, {"goldmines", 1}});
  game.players(1).plays("gold").start("BA/RCr", 0, 0).turn(0, "BA/L", "R0", 0, 1).commit();
  game.turn(0, "GO/RrRr", "R0", 1, 0);
  CHECK(moment_text(game) == "red action, gold at 1,0");
}

TEST_CASE("confirming a tile leaves the figure to be put") {
  test::JczFile file({{"basic:1", 1}});
  file.players(2).start("BA/RCr", 0, 0).turn(0, "BA/RFr", "R0", 1, 0).action("TILE_CONFIRM");
  CHECK(moment_text(file) == "red figure at 1,0");
}

}  // namespace cartulary::tiledb::save_moves_test
