// Boards from files: our own format, saved games of JCloisterZone, and what is wrong with either.
#include "tiledb/board/board_file.h"

#include <algorithm>

#include "engine/board/board_kit.h"
#include "engine/board/board_text.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"
#include "tests/tiledb/board/jcz_file.h"

namespace cartulary::tiledb::board_file_test {
namespace {

using test::JczFile;

const Catalog& catalog() {
  return test::project_library().catalog;
}

BoardFile read(const std::string& text) {
  Result<BoardFile> file = parse_board_file(catalog(), text, "game");
  INFO((file ? std::string() : to_text(file.error())));
  REQUIRE(file.ok());
  return *std::move(file);
}

// The board as text, or the error.
std::string laid(const std::string& text) {
  const Result<BoardFile> file = parse_board_file(catalog(), text, "game");
  if (!file) return to_text(file.error());
  const Result<BoardKit> kit = board_kit(catalog(), file->selection);
  if (!kit) return to_text(kit.error());
  const Result<Board> board = lay_board(*file, *kit);
  return board ? to_text(*board) : to_text(board.error());
}

std::string fault(const std::string& text) {
  const Result<BoardFile> file = parse_board_file(catalog(), text, "game");
  REQUIRE_FALSE(file.ok());
  return to_text(file.error());
}

// One tile, with its place and turn as JSON.
std::string own(const std::string& place) {
  return R"({"tiles": [{"tile": "BA-03", )" + place + "}]}";
}

// An action of a game that has a start tile.
std::string acted(const std::string& action) {
  return R"({"setup": {"sets": {"basic:1": 1}}, "replay": [)" + action + "]}";
}

int bag_of_game(const JczFile& game) {
  const BoardFile file = read(game.text());
  const Result<Bag> bag = bag_of(catalog(), file.selection);
  REQUIRE(bag.ok());
  return bag->size();
}

using Dropped = std::map<std::string, int>;

}  // namespace

TEST_CASE("A board of our own tells tiles, places and turns") {
  const BoardFile file = read(
      R"({"selection": {"sets": {"base-game": 1, "IC": 2}, "edition": "C2"},
          "tiles": [{"tile": "BA-03", "x": 0, "y": 0, "rotation": 0},
                    {"tile": "ba-24", "x": -1, "y": 1, "rotation": 270},
                    {"tile": "BA-22", "x": 1, "y": 0}]})");
  CHECK(file.source == BoardSource::Own);
  CHECK(file.selection.sets ==
        std::map<std::string, int>{{"base-game", 1}, {"inns-and-cathedrals", 2}});
  CHECK(file.selection.edition == Edition::C2);
  REQUIRE(file.tiles.size() == 3);
  CHECK(file.tiles[1].placement ==
        Placement{catalog().find_tile("BA-24"), {-1, 1}, Rotation::R270});
  CHECK(file.tiles[1].where == "game: /tiles/1");
  CHECK(file.tiles[2].placement.rotation == Rotation::R0);
  CHECK(file.skipped.empty());
  CHECK(file.notes.empty());
}

TEST_CASE("newcomer 4: figures of a board are read, and the record of a position is a board") {
  const BoardFile file = read(
      R"({"id": "position/base-game/x", "title": "x", "expect": {}, "tiles": [
            {"tile": "BA-03", "x": 0, "y": 0, "rotation": 0}],
          "figures": [{"player": "red", "figure": "follower", "x": 0, "y": 0, "at": "city N",
                       "count": 1, "note": null},
                      {"player": null, "figure": "tower-piece", "x": 0, "y": 0, "at": null,
                       "count": 2, "note": "a tower"}]})");
  CHECK(file.figures == std::vector<PositionFigure>{{"red", "follower", {0, 0}, "city N", 1, ""},
                                                    {"", "tower-piece", {0, 0}, "", 2, "a tower"}});
  const auto wrong = [](const std::string& figure) {
    return fault(R"({"tiles": [], "figures": [)" + figure + "]}");
  };
  CHECK(wrong(R"({"figure": "folower", "x": 0, "y": 0})") ==
        "game: /figures/0/figure: no figure is called 'folower'\ndid you mean 'follower'?\n"
        "fix: write the id of an element, such as follower, large-follower or tower-piece");
  CHECK(wrong(R"({"player": "Alice", "figure": "pig", "x": 0, "y": 0})") ==
        "game: /figures/0/player: no player is 'Alice'\n"
        "fix: players are black, blue, green, grey, pink, red, violet, yellow");
  CHECK(wrong(R"({"figure": "pig", "x": 0, "y": 0, "on": "field"})") ==
        "game: /figures/0: unknown key 'on'\n"
        "fix: a figure has player, figure, x, y, at, lies, count, note, pair");
}

TEST_CASE("A figure on a turned tile is named by the sides as it lies, or as the tile is stored") {
  const auto figure_on = [](const std::string& place) {
    return R"({"tiles": [{"tile": "BA-20", "x": 0, "y": 0, "rotation": 90}],
               "figures": [{"player": "red", "figure": "follower", "x": 0, "y": 0, )" +
           place + "}]}";
  };
  const auto at = [&](const std::string& place) { return read(figure_on(place)).figures[0].at; };
  CHECK(at(R"("lies": "city E")") == "city N");
  CHECK(at(R"("at": "city N", "lies": "city E")") == "city N");
  CHECK(at(R"("at": "city N")") == "city N");
  CHECK(fault(figure_on(R"("lies": "city W")"))
            .starts_with("game: /figures/0/lies: BA-20 has no 'city W' as it lies"));
}

TEST_CASE("Tunnel tokens and ferries of a board tell their roads, and which pair it is") {
  const BoardFile file = read(R"({"selection": {"sets": {"tunnel": 1, "ferries": 1}}, "tiles": [
    {"tile": "TU-02", "x": 0, "y": 0, "rotation": 90}, {"tile": "FR-02", "x": 1, "y": 0, "rotation": 90}],
    "figures": [{"player": "red", "figure": "tunnel token", "x": 0, "y": 0, "lies": "road N", "pair": 2},
                {"figure": "ferry", "x": 1, "y": 0, "lies": "NS"}]})");
  CHECK(file.figures ==
        std::vector<PositionFigure>{{"red", "tunnel-token", {0, 0}, "road W", 1, {}, 2},
                                    {"", "ferry", {1, 0}, "WE", 1, {}}});
  CHECK(has_tunnel_tokens(file, {}));
}

TEST_CASE("The board inside an answer is a board") {
  CHECK(laid(R"({"source": "jcz", "tiles": 1, "holes": [],
                 "board": {"tiles": [{"tile": "BA-03", "x": 2, "y": 0, "rotation": 90}]}})") ==
        "at 2,0\nBA-03>\n");
}

TEST_CASE("A saved game is its start tiles and what was placed, turned as our tiles are stored") {
  // Their BA/RrC shows roads where ours is turned: see jcz_tiles_test.cpp for all of them.
  JczFile game({{"basic:1", 1}});
  game.start("BA/RCr", 0, 0).tile("BA/RRR", "R0", 1, 0).action("PASS").action("COMMIT");
  game.tile("BA/L", "R180", 0, 1).action("DEPLOY_MEEPLE").action("COMMIT");
  const BoardFile file = read(game.text());
  CHECK(file.source == BoardSource::Jcz);
  CHECK(file.skipped ==
        std::map<std::string, int>{{"COMMIT", 2}, {"DEPLOY_MEEPLE", 1}, {"PASS", 1}});
  CHECK(file.may_differ.empty());
  CHECK(file.tiles[1].where == "game: /replay/0");
  CHECK(file.notes ==
        std::vector<Said>{"a saved game does not tell which tiles were drawn and put aside because "
                          "nothing could take them: the bag may still count them"});
  CHECK(laid(game.text()) == "at 0,0\nBA-03^ BA-22^\nBA-01v .\n");
}

TEST_CASE("abbeys that are in play without their set are no surplus") {
  JczFile game({{"basic:1", 1}});
  game.plays("abbey").start("BA/RCr", 0, 0);
  CHECK(read(game.text()).selection.tiles == std::map<std::string, int>{{"AM-14", 6}});
  JczFile with_set({{"basic:1", 1}, {"abbey-and-mayor:1", 1}});
  with_set.plays("abbey").start("BA/RCr", 0, 0);
  CHECK(read(with_set.text()).selection.tiles.empty());
}

TEST_CASE("A game with setup and no replay is a board of the start tiles") {
  JczFile game({{"river/1:1", 1}});
  CHECK(laid(game.start("RI/s", 3, -2, 90).text()) == "at 3,-2\nRI-01<\n");
  CHECK(laid(R"({"setup": {"sets": {"basic:1": 1}}})") == "at 0,0\n.\n");
}

TEST_CASE("UNDO takes back the action before it, and the one before that") {
  JczFile game({{"basic:1", 1}});
  game.start("BA/RCr", 0, 0).tile("BA/RRR", "R0", 1, 0).action("UNDO");
  game.tile("BA/L", "R0", 0, 1).action("PASS").action("UNDO").action("UNDO");
  game.tile("BA/RFr", "R90", 1, 0).token("BRIDGE", 1, 0, "NS").action("UNDO");
  const BoardFile file = read(game.text());
  CHECK(file.skipped.empty());
  CHECK(file.may_differ.empty());
  CHECK(laid(game.text()) == "at 0,0\nBA-03^ BA-24>\n");
}

TEST_CASE("Bridges, ferries, tunnels and castles are told with their cells") {
  // Without players nothing of it is followed.
  JczFile game({{"basic:1", 1}});
  game.players(0).start("BA/RCr", 0, 0).token("BRIDGE", 3, 1, "WE").token("FERRY", -1, 2, "NS");
  game.token("TUNNEL_B", 2, 2, "N").token("CASTLE", 0, 0, "N").token("TOWER_PIECE", 0, 0, "I");
  game.token("LB_SHED", 1, 0, "I").token("OBELISK", 4, 4, "I").action("MOVE_FERRY");
  const BoardFile file = read(game.text());
  CHECK(file.may_differ == std::vector<UnfollowedAction>{{"BRIDGE", {{3, 1}}},
                                                         {"FERRY", {{-1, 2}}},
                                                         {"TUNNEL_B", {{2, 2}}},
                                                         {"CASTLE", {{0, -1}, {0, 0}}},
                                                         {"MOVE_FERRY", {}}});
  CHECK(file.skipped == std::map<std::string, int>{{"PLACE_TOKEN", 2}});
  CHECK(file.left_out == std::vector<UnknownPart>{{"action", "OBELISK", {{4, 4}}}});
  // A bridge and what nobody knows change what lies beside them; the others do not.
  CHECK(file.unsure ==
        std::vector<Cell>{
            {3, 0}, {2, 1}, {3, 1}, {4, 1}, {3, 2}, {4, 3}, {3, 4}, {4, 4}, {5, 4}, {4, 5}});
}

TEST_CASE("what a game that is played follows on its tiles may not differ") {
  JczFile game({{"basic:1", 1}});
  game.players(2).start("BA/RCr", 0, 0).turn(0, "BA/L", "R0", 1, 0).token("BRIDGE", 1, 0, "WE");
  game.token("CASTLE", 0, 0, "N").token("FERRY", 1, 0, "NS").token("TUNNEL_B", 1, 0, "W").commit();
  game.action("MOVE_FERRY");
  const BoardFile file = read(game.text());
  CHECK(file.may_differ == std::vector<UnfollowedAction>{{"MOVE_FERRY", {}}});
  CHECK(file.unsure.empty());
}

TEST_CASE("newcomer 6: gold changes no tile") {
  JczFile game({{"basic:1", 1}, {"goldmines", 1}});
  game.start("BA/RCr", 0, 0).token("GOLD", 0, 0, "I").token("GOLD", 0, 0, "I");
  const BoardFile file = read(game.text());
  CHECK(file.may_differ.empty());
  CHECK(file.skipped == std::map<std::string, int>{{"PLACE_TOKEN", 2}});
}

TEST_CASE("newcomer 5: what is unknown in a saved game is named, and the rest is read") {
  JczFile game({{"basic:1", 1}, {"dutch-giants", 2}, {"nothing-of-it", 0}});
  game.start("BA/RCr", 0, 0).tile("DG/wall", "R90", 1, 0).tile("BA/RRR", "R0", 2, 0);
  game.action("SUMMON", R"({"pointer": {"position": [5, 5]}})").action("SHOUT").action("PASS");
  const BoardFile file = read(game.text());
  CHECK(file.left_out == std::vector<UnknownPart>{{"set", "dutch-giants", {}},
                                                  {"tile", "DG/wall", {{1, 0}}},
                                                  {"action", "SUMMON", {{5, 5}}},
                                                  {"action", "SHOUT", {}}});
  CHECK(file.selection.sets == std::map<std::string, int>{{"base-game", 1}});
  CHECK(file.skipped == std::map<std::string, int>{{"PASS", 1}});
  CHECK(laid(game.text()) == "at 0,0\nBA-03^ . BA-22^\n");
  CHECK(std::binary_search(file.unsure.begin(), file.unsure.end(), Cell{2, 0}));
}

TEST_CASE("A tile that lies against the rules stays, and is explained") {
  JczFile game({{"basic:1", 1}});
  game.start("BA/RCr", 0, 0).tile("BA/L", "R0", 1, 0);
  const BoardFile file = read(game.text());
  const auto kit = board_kit(catalog(), file.selection);
  const auto board = lay_board(file, *kit);
  REQUIRE(board.ok());
  CHECK(board->illegal() ==
        std::vector<IllegalPiece>{{1, "west side is field, the tile there shows road"}});
}

TEST_CASE("Quantities and editions of their sets become ours") {
  const BoardFile file =
      read(JczFile({{"basic:2", 2}, {"tower:1", 1}, {"gq11", 1}, {"count", 3}, {"watchtowers", 1}})
               .text());
  CHECK(file.selection.sets == std::map<std::string, int>{{"base-game", 2},
                                                          {"count-of-carcassonne", 1},
                                                          {"gq11", 1},
                                                          {"tower", 1},
                                                          {"watchtowers", 1}});
  CHECK(file.selection.edition == Edition::C2);
  CHECK(file.selection.editions ==
        std::map<std::string, Edition>{{"count-of-carcassonne", Edition::C1},
                                       {"tower", Edition::C1}});
  CHECK(file.selection.dropped == Dropped{{"GQ-11", 1}, {"GQ-12", 1}});
}

TEST_CASE("Their bag leaves out what their rules leave out") {
  CHECK(bag_of_game(JczFile({{"basic:1", 1}})) == 72);
  CHECK(bag_of_game(JczFile({{"river/1:1", 1}})) == 12);
  CHECK(bag_of_game(JczFile({{"river/1:1", 2}})) == 23);
  // The spring once, and without the lake of the first river.
  CHECK(read(JczFile({{"river/1:1", 1}, {"river/2:1", 1}}).text()).selection.dropped ==
        Dropped{{"RI-02", 1}, {"RI2-01", 1}});
  CHECK(bag_of_game(JczFile({{"river/1:2", 1}, {"river/2:2", 1}})) == 22);
  CHECK(bag_of_game(JczFile({{"gq11", 2}, {"gq11/river", 1}})) == 22);
}

TEST_CASE("Of two springs the one that does not lie at the start is left out") {
  const std::map<std::string, int> sets = {{"river/1:1", 1}, {"gq11/river", 1}};
  CHECK(read(JczFile(sets).start("RI/s", 0, 0).text()).selection.dropped["GQ-11"] == 1);
  const BoardFile gq11 = read(JczFile(sets).start("GQ/RFI", 0, 0).text());
  CHECK(gq11.selection.dropped.at("RI-01") == 1);
  CHECK(gq11.selection.dropped.count("GQ-11") == 0);
}

TEST_CASE("Monasteries that replace cloisters leave these out") {
  const std::map<std::string, int> sets = {{"basic:1", 2}, {"monasteries", 1}};
  CHECK(bag_of_game(JczFile(sets)) == 150);
  CHECK(bag_of_game(JczFile(sets).rule("keep-monasteries", "keep")) == 150);
  CHECK(bag_of_game(JczFile(sets).rule("keep-monasteries", "replace")) == 138);
}

TEST_CASE("Their rule for the city of two tiles becomes ours") {
  const auto rules = [](const std::string& value) {
    return read(JczFile({{"basic:1", 1}}).rule("tiny-city-scoring", value).text()).selection.rules;
  };
  CHECK(rules("2") == std::map<std::string, std::string>{{"tiny-city", "2"}});
  CHECK(rules("4") == std::map<std::string, std::string>{{"tiny-city", "4"}});
  CHECK(rules("many").empty());
}

TEST_CASE("A tile with one id in two sets is of the set that is played with") {
  const auto set_of = [](const std::map<std::string, int>& sets, const std::string& tile) {
    return read(JczFile(sets).start(tile, 0, 0).text()).tiles.at(0).placement.tile->set;
  };
  CHECK(set_of({{"basic:1", 1}}, "BA/L") == "base-game");
  CHECK(set_of({{"winter", 1}}, "BA/L") == "winter-edition");
  CHECK(set_of({{"tower:1", 1}}, "BA/L") == "base-game");
  CHECK(set_of({{"cult/5", 1}}, "CU/S") == "shrines-and-heretics");
  CHECK(set_of({{"cult/6", 1}}, "CU/S") == "cult-siege-and-creativity");
  CHECK(set_of({{"river/2:1", 1}}, "RI/s") == "river-2");
}

TEST_CASE("Once one set has no copy left, tiles are taken from the other") {
  JczFile game({{"basic:1", 1}, {"winter", 1}});
  for (int i = 0; i < 5; ++i) game.start("BA/L", i, 0);
  const BoardFile file = read(game.text());
  CHECK(file.tiles[3].placement.tile->set == "base-game");
  CHECK(file.tiles[4].placement.tile->set == "winter-edition");
}

TEST_CASE("Games from 5.7.0 on are read") {
  const auto saved_by = [](const std::string& version) {
    return R"({"appVersion": ")" + version + R"(", "setup": {"sets": {"basic:1": 1}}})";
  };
  for (const char* version : {"5.7.0", "5.7.1", "5.10.0", "5.8.0-beta.1", "6.0", "10"}) {
    INFO(version);
    CHECK(laid(saved_by(version)) == "at 0,0\n.\n");
  }
  for (const char* version : {"5.6.9", "4.4.1", "5.6", "0.0.0"})
    CHECK(
        fault(saved_by(version)) ==
        "game: /appVersion: the game was saved by version " + std::string(version) +
            "\nfix: saved games of JCloisterZone are read from version 5.7.0 on; open and save it "
            "there");
  CHECK(read(saved_by("dev")).notes.front() ==
        "the game was saved by version 'dev', which is none of JCloisterZone's; it is read as one "
        "of theirs");
}

TEST_CASE("What is no board says so") {
  const std::string none =
      "game: holds no board\n"
      "fix: give {\"selection\": ..., \"tiles\": [...]} or a game saved by JCloisterZone";
  CHECK(fault("{}") == none);
  CHECK(fault("[]") == none);
  CHECK(fault("17") == none);
  CHECK(fault("") == "game:1:1: is empty\n  \n  ^\nfix: give a file that holds JSON");
  CHECK(fault(R"({"tiles": 3})") == "game: /tiles: is a whole number, not a list");
  CHECK(fault(R"({"tiles": [], "titles": []})") ==
        "game: unknown key 'titles'\ndid you mean 'tiles'?\nfix: a board has selection, tiles, "
        "figures, elements, unsure");
  CHECK(fault(R"({"tiles": [], "selection": []})") == "game: /selection: is a list, not an object");
  CHECK(fault(R"({"tiles": [], "selection": {"sets": {"towr": 1}}})") ==
        "game: /selection: sets: no set is called 'towr'\ndid you mean 'tower'?\n"
        "fix: take an id, a code or a title from the list of sets");
}

TEST_CASE("What is wrong with a tile is told with its place") {
  CHECK(fault(R"({"tiles": [4]})") == "game: /tiles/0: is a whole number, not an object");
  CHECK(fault(own("\"x\": 0")) == "game: /tiles/0: has no 'y'\nfix: add 'y': a whole number");
  CHECK(fault(own("\"x\": 0, \"y\": 0.5")) == "game: /tiles/0/y: is a number, not a whole number");
  CHECK(fault(own("\"x\": 2147483648, \"y\": 0")) ==
        "game: /tiles/0/x: 2147483648 is no whole number from -1000 to 1000");
  CHECK(fault(own("\"x\": 0, \"y\": -9223372036854775808")) ==
        "game: /tiles/0/y: -9223372036854775808 is no whole number from -1000 to 1000");
  CHECK(fault(own("\"x\": 0, \"y\": 99999999999999999999999")) ==
        "game: /tiles/0/y: is a number, not a whole number");
  CHECK(fault(own("\"x\": 0, \"y\": 0, \"rotation\": 45")) ==
        "game: /tiles/0/rotation: 45 is no rotation\n"
        "fix: write 0, 90, 180 or 270, clockwise in degrees");
  CHECK(fault(own("\"x\": 0, \"y\": 0, \"rotation\": \"R90\"")) ==
        "game: /tiles/0/rotation: a text is no rotation\n"
        "fix: write 0, 90, 180 or 270, clockwise in degrees");
  CHECK(fault(own("\"x\": 0, \"y\": 0, \"turn\": 90")) ==
        "game: /tiles/0: unknown key 'turn'\nfix: a tile has tile, x, y, rotation");
  CHECK(fault(R"({"tiles": [{"tile": "BA-99", "x": 0, "y": 0}]})") ==
        "game: /tiles/0/tile: no tile is called 'BA-99'\ndid you mean 'BA-09'?\n"
        "fix: take an id from the list of tiles, such as BA-15");
}

TEST_CASE("A tile on a taken cell is told with its place in the file") {
  CHECK(laid(R"({"tiles": [{"tile": "BA-03", "x": 0, "y": 0},
                           {"tile": "BA-24", "x": 0, "y": 0}]})") ==
        "game: /tiles/1: BA-24 at 0,0: the cell 0,0 is taken by BA-03");
  JczFile game({{"basic:1", 1}});
  game.start("BA/RCr", 0, 0).action("PASS").tile("BA/L", "R0", 0, 0);
  CHECK(laid(game.text()) == "game: /replay/1: BA-01 at 0,0: the cell 0,0 is taken by BA-03");
}

TEST_CASE("What is wrong with a saved game is told with its place") {
  CHECK(fault(R"({"replay": []})") == "game: has no 'setup'\nfix: add 'setup': an object");
  CHECK(fault(R"({"setup": {}})") == "game: /setup: has no 'sets'\nfix: add 'sets': an object");
  CHECK(fault(R"({"setup": {"sets": {}}})") ==
        "game: /setup/sets: names no set\nfix: a saved game is played with one set at least");
  CHECK(fault(R"({"setup": {"sets": {"towr:1": 1}}})") ==
        "game: /setup/sets: none of its sets is known here: towr:1\n"
        "fix: a saved game needs one set at least that JCloisterZone 5 has as well");
  CHECK(fault(R"({"setup": {"sets": {"basic:1": 100}}})") ==
        "game: /setup/sets/basic:1: 100 is no whole number from 0 to 99");
  CHECK(fault(R"({"setup": {"sets": {"basic:1": 1, "basic:2": 1}}})") ==
        "game: /setup/sets/basic:2: the set 'base-game' stands there in two editions\n"
        "fix: a board can have it in one of them");
  CHECK(fault(JczFile({{"basic:1", 1}}).start("BA/RCr", 0, 0, 91).text()) ==
        "game: /setup/start/0/rotation: 91 is no rotation\n"
        "fix: write 0, 90, 180 or 270, clockwise in degrees");
}

TEST_CASE("What is wrong with an action is told with its place") {
  CHECK(fault(acted("7")) == "game: /replay/0: is a whole number, not an object");
  CHECK(fault(acted("{}")) == "game: /replay/0: has no 'type'\nfix: add 'type': a text");
  CHECK(fault(acted(R"({"type": "UNDO"})")) == "game: /replay/0: an UNDO has no action before it");
  CHECK(fault(acted(R"({"type": "PLACE_TILE"})")) ==
        "game: /replay/0: has no 'payload'\nfix: add 'payload': an object");
  const auto placed = [](const std::string& payload) {
    return fault(acted(R"({"type": "PASS"}, {"type": "PLACE_TILE", "payload": )" + payload + "}"));
  };
  CHECK(placed(R"({"tileId": "BA/L", "rotation": "R45", "position": [0, 0]})") ==
        "game: /replay/1/payload/rotation: 'R45' is no rotation\n"
        "fix: rotations are R0, R90, R180 and R270");
  CHECK(placed(R"({"tileId": "BA/L", "rotation": "R90", "position": [0]})") ==
        "game: /replay/1/payload/position: has not two numbers\nfix: a position is [x, y]");
  CHECK(placed(R"({"tileId": "BA/L", "rotation": "R90", "position": [0, 2147483648]})") ==
        "game: /replay/1/payload/position/1: 2147483648 is no whole number from -1000 to 1000");
}

TEST_CASE("Damaged and hostile files end in an error with its place") {
  CHECK(fault(R"({"tiles": [{"tile": "BA-03", "x")") ==
        "game:1:33: ends too early\n"
        "  tiles\": [{\"tile\": \"BA-03\", \"x\"\n"
        "                                ^\n"
        "fix: give the whole of it; what comes after this is missing");
  CHECK(fault(R"({"tiles": [], "tiles": []})") ==
        "game:1:15: the key 'tiles' stands twice\n"
        "  {\"tiles\": [], \"tiles\": []}\n"
        "                ^\nfix: leave one of them");
  CHECK(fault(std::string(10'000'000, '[')) == "game: is longer than 8388608 bytes");
  CHECK(
      fault(std::string(8'000'000, '[')).starts_with("game:1:33: nested deeper than 32 levels\n"));
  CHECK(fault(R"({"tiles": [{"tile": ")"
              "\xFF"
              R"("}]})")
            .starts_with("game:1:"));
  std::string zeros = "{\"tiles\": [0";
  for (int i = 0; i < 600'000; ++i) zeros += ",0";
  CHECK(fault(zeros + "]}") == "game: holds more than 500000 values\nfix: give less at once");
  std::string actions;
  for (int i = 0; i <= 100'000; ++i) actions += std::string(i > 0 ? "," : "") + "{\"type\":\"\"}";
  CHECK(fault(acted(actions)) == "game: /replay: has 100001 actions\nfix: at most 100000 are read");
}

}  // namespace cartulary::tiledb::board_file_test
