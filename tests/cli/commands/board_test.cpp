// `cartulary board`: what it reads, what it writes, and what is wrong with either.
#include <algorithm>

#include "tests/cli/cli_run.h"
#include "tests/support/catch.h"

namespace cartulary::cli::board_test {
namespace {

std::string board_file(const std::string& name) {
  return std::string(CARTULARY_SOURCE_DIR) + "/tests/cli/boards/" + name;
}

// What the answer says of itself, without the board inside it.
std::string until_board(const std::string& json) {
  return json.substr(json.find("\"selection\""),
                     json.find("\"board\"") - json.find("\"selection\""));
}

}  // namespace

TEST_CASE("a board may come from standard input") {
  const RunOptions piped{.input = read_text(board_file("forty.json"))};
  CHECK(run_cli({"board", "-"}, piped).out == run_cli({"board", board_file("forty.json")}).out);
}

TEST_CASE("a saved game that was exported is the same board, and so is its answer") {
  const std::string own = scratch("exported.json");
  const Run game = run_cli({"board", board_file("game.jcz"), "--export", own, "--json"});
  REQUIRE(game.status == 0);
  const Run again = run_cli({"board", own, "--json"});
  CHECK(again.out.find("\"source\": \"own\"") != std::string::npos);
  const auto holes = [](const std::string& json) {
    const std::size_t end = std::min(json.find("\"players\""), json.find("\"notes\""));
    return json.substr(json.find("\"holes\""), end - json.find("\"holes\""));
  };
  CHECK(holes(again.out) == holes(game.out));
  write_text(scratch("answer.json"), game.out);
  CHECK(run_cli({"board", scratch("answer.json"), "--json"}).out == again.out);
  CHECK(run_cli({"board", own, "--export", own}).status == 0);
  CHECK(run_cli({"board", own, "--json"}).out == again.out);
}

TEST_CASE("options win over the selection of the file, --selection takes its place") {
  const std::string file = scratch("party.json");
  write_text(file, R"({"sets": {"base-game": 2}})");
  const std::string board = board_file("forty.json");
  const auto selection = [&](std::vector<std::string> args) {
    args.insert(args.begin(), {"board", board, "--json"});
    const Run run = run_cli(args);
    CHECK(run.status == 0);
    return until_board(run.out).substr(0, 120);
  };
  CHECK(selection({}).find("{\"base-game\": 1}") != std::string::npos);
  CHECK(selection({"--sets", "BA,IC"}).find("{\"base-game\": 1, \"inns-and-cathedrals\": 1}") !=
        std::string::npos);
  CHECK(selection({"--selection", file}).find("{\"base-game\": 2}") != std::string::npos);
}

TEST_CASE("a board is scored by the way to score farms that was chosen") {
  const RunOptions city{.input = R"({"selection": {"sets": {"base-game": 1}}, "tiles": [
    {"tile": "BA-18", "x": 0, "y": 0, "rotation": 0},
    {"tile": "BA-18", "x": 0, "y": -1, "rotation": 180}]})"};
  const auto farm = [&](const std::string& way) {
    const std::string out =
        run_cli({"board", "-", "--json", "--rule", "farm-scoring=" + way}, city).out;
    const std::size_t start = out.find("\"what\": \"1 completed city");
    return out.substr(start, out.find('}', start) - start);
  };
  CHECK(farm("1") ==
        R"("what": "1 completed city at 4", "points": 4, "rule": "base-game/farm-scoring-1")");
  CHECK(farm("2") ==
        R"("what": "1 completed city at 3", "points": 3, "rule": "base-game/farm-scoring-2")");
  CHECK(farm("3") == R"("what": "1 completed city at 3", "points": 3, "rule": "base-game/farm")");
}

TEST_CASE("points of a saved game that may be wrong are called so before the first of them") {
  const RunOptions trap{.input = R"({"appVersion": "5.7.0", "players": [{"name": "A", "slot": 0}],
    "setup": {"sets": {"basic:1": 1, "russian-promos/2016": 1}, "elements": {}, "rules": {},
              "start": [{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}]},
    "replay": [{"type": "PLACE_TILE", "player": 0,
                "payload": {"tileId": "RU/SR", "rotation": "R0", "position": [1, 0]}}]})"};
  CHECK(run_cli({"board", "-"}, trap)
            .out.starts_with("Points are not sure: razboynik is not followed (see below).\n"));
  const std::string json = run_cli({"board", "-", "--json"}, trap).out;
  CHECK(json.find(R"("sure": false)") < json.find(R"("points")"));
  CHECK(json.find("\"reasons\": {\n    \"not_followed\": true\n  }") != json.npos);
}

TEST_CASE("a castle of a saved game is followed: the points are sure, and nothing may differ") {
  const RunOptions castle{.input = R"({"appVersion": "5.7.0", "players": [{"name": "A", "slot": 0}],
    "setup": {"sets": {"basic:1": 1}, "elements": {"castle": 1}, "rules": {},
              "start": [{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}]},
    "replay": [{"type": "PLACE_TILE", "player": 0,
                "payload": {"tileId": "BA/C", "rotation": "R180", "position": [0, -1]}},
               {"type": "DEPLOY_MEEPLE", "player": 0,
                "payload": {"meepleId": "0.small.1",
                            "pointer": {"position": [0, -1], "feature": "City", "location": "S"}}},
               {"type": "PLACE_TOKEN", "player": 0,
                "payload": {"token": "CASTLE", "pointer": {"position": [0, -1], "feature": "City",
                                                           "location": "S"}}}]})"};
  const std::string json = run_cli({"board", "-", "--json"}, castle).out;
  CHECK(json.find(R"("sure": true)") != json.npos);
  CHECK(json.find(R"("may_differ": [])") != json.npos);
}

TEST_CASE("points of a saved game with a tile that lies against its sides are called unsure") {
  const RunOptions clash{.input = R"({"appVersion": "5.7.0", "players": [{"name": "A", "slot": 0}],
    "setup": {"sets": {"basic:1": 1}, "elements": {}, "rules": {},
              "start": [{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}]},
    "replay": [{"type": "PLACE_TILE", "player": 0,
                "payload": {"tileId": "BA/C", "rotation": "R0", "position": [0, -1]}}]})"};
  CHECK(run_cli({"board", "-"}, clash)
            .out.starts_with("Points are not sure: a tile lies against the rules.\n"));
  const std::string json = run_cli({"board", "-", "--json"}, clash).out;
  CHECK(json.find(R"("sure": false)") < json.find(R"("points")"));
  CHECK(json.find("\"illegal\": true") != json.npos);
}

TEST_CASE("points of a typed board with a tile that lies against its sides are called unsure") {
  const RunOptions clash{.input = R"({"tiles": [{"tile": "BA-03", "x": 0, "y": 0, "rotation": 0},
                                                {"tile": "BA-03", "x": 0, "y": 1, "rotation": 0}],
    "figures": [{"player": "red", "figure": "follower", "x": 0, "y": 1, "at": "city N"}]})"};
  CHECK(run_cli({"board", "-"}, clash)
            .out.starts_with("Points are not sure: a tile lies against the rules.\n"));
}

TEST_CASE(
    "points of a typed board that rest on a wrong figure are called unsure before any number") {
  const RunOptions fairies{.input = R"({"selection": {"sets": {"base-game": 1}},
    "tiles": [{"tile": "BA-03", "x": 0, "y": 0, "rotation": 0}],
    "figures": [{"player": "red", "figure": "follower", "x": 0, "y": 0, "at": "city N"},
                {"figure": "fairy", "x": 0, "y": 0, "at": "city N"}]})"};
  const std::string text = run_cli({"board", "-"}, fairies).out;
  CHECK(
      text.starts_with("Points are not sure: a figure cannot stand where it does (see below).\n"));
  CHECK(text.find("Cannot stand there: fairy at 0,0: A fairy does not come with these sets.\n") !=
        text.npos);
  const std::string json = run_cli({"board", "-", "--json"}, fairies).out;
  CHECK(
      json.starts_with("{\n  \"source\": \"own\",\n  \"sure\": false,\n  \"reasons\": {\n"
                       "    \"wrong_figures\": true\n  },\n"));
}

TEST_CASE("the board of a saved game with a wagon of no chosen set keeps the wagon in play") {
  const RunOptions game{.input = R"({"appVersion": "5.7.0", "players": [{"name": "A", "slot": 0}],
    "setup": {"sets": {"basic:1": 1}, "elements": {"small-follower": 7, "wagon": 1}, "rules": {},
              "start": [{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}]},
    "replay": [{"type": "PLACE_TILE", "player": 0,
                "payload": {"tileId": "BA/C", "rotation": "R180", "position": [0, -1]}},
               {"type": "DEPLOY_MEEPLE", "player": 0,
                "payload": {"meepleId": "0.wagon.1",
                            "pointer": {"position": [0, -1], "feature": "City",
                                        "location": "S"}}}]})"};
  const std::string answer = run_cli({"board", "-", "--json"}, game).out;
  CHECK(answer.find("\"elements\": [\"wagon\"]") != answer.npos);
  const std::string again = run_cli({"board", "-", "--json"}, {.input = answer}).out;
  CHECK(again.starts_with("{\n  \"source\": \"own\",\n  \"sure\": true,\n"));
  CHECK(again.find("\"wrong_figures\": []") != again.npos);
  CHECK(again.find("\"elements\": [\"wagon\"]") != again.npos);

  const RunOptions odd{.input = R"({"tiles": [], "elements": ["waggon"]})"};
  CHECK(run_cli({"board", "-"}, odd).err ==
        "standard input: /elements/0: no figure is called 'waggon'\n"
        "did you mean 'wagon'?\n"
        "fix: write the id of an element, such as follower, large-follower or tower-piece\n");
}

TEST_CASE("of a shrine and a cloister beside it, the one that is not complete scores nothing") {
  std::string tiles;
  for (int y = -1; y <= 1; ++y)
    for (int x = -1; x <= 1; ++x)
      tiles += std::string(tiles.empty() ? "" : ", ") + R"({"tile": ")" +
               (x == 0 && y == 0 ? "SH-01" : "BA-01") + R"(", "x": )" + std::to_string(x) +
               R"(, "y": )" + std::to_string(y) + R"(, "rotation": 0})";
  const RunOptions challenge{
      .input =
          R"({"selection": {"sets": {"base-game": 2, "shrines-and-heretics": 1}}, "tiles": [)" +
          tiles + R"(], "figures": [
    {"player": "red", "figure": "follower", "x": 0, "y": 0, "at": "shrine"},
    {"player": "blue", "figure": "follower", "x": 1, "y": 0, "at": "cloister"}]})"};
  const std::string text = run_cli({"board", "-"}, challenge).out;
  CHECK(text.find("blue 0: cloister at 1,0: the challenge is lost = 0\n"
                  "red 9: shrine at 0,0: 9 tiles at 1 = 9\n") != text.npos);
}

TEST_CASE("points of a typed board with a symbol that nothing counts are called unsure") {
  const RunOptions tower{.input = R"({"selection": {"sets": {"base-game": 1, "watchtowers": 1}},
    "tiles": [{"tile": "BA-03", "x": 0, "y": 0, "rotation": 0},
              {"tile": "WT-02", "x": 0, "y": 1, "rotation": 90}],
    "figures": [{"player": "red", "figure": "follower", "x": 0, "y": 1, "at": "city N"}]})"};
  const std::string text = run_cli({"board", "-"}, tower).out;
  CHECK(text.starts_with("Points are not sure: watchtower is not followed (see below).\n"));
  CHECK(text.find("what this symbol of WT-02 brings is not followed") != text.npos);
}

TEST_CASE("a saved game with a set of fans says which, follows what it can and names the rest") {
  const RunOptions marsh{.input = R"({"appVersion": "6.2.0",
    "setup": {"sets": {"basic:1": 1, "herons/marsh": 1}, "elements": {"small-follower": 7},
              "addons": {"herons": 0},
              "start": [{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}]},
    "players": [{"name": "A", "slot": 0}, {"name": "B", "slot": 1}],
    "replay": [
      {"type": "PLACE_TILE", "player": 0,
       "payload": {"tileId": "BA/C", "rotation": "R180", "position": [0, -1]}},
      {"type": "DEPLOY_MEEPLE", "player": 0, "payload": {"meepleId": "0.small.1",
       "pointer": {"position": [0, -1], "location": "S", "feature": "City"}}},
      {"type": "COMMIT", "player": 0, "payload": {}},
      {"type": "PLACE_TILE", "player": 1,
       "payload": {"tileId": "herons/FFRF", "rotation": "R90", "position": [1, 0]}},
      {"type": "DEPLOY_MEEPLE", "player": 1, "payload": {"meepleId": "1.small.1",
       "pointer": {"position": [1, 0], "location": "I", "feature": "Heron"}}},
      {"type": "COMMIT", "player": 1, "payload": {}},
      {"type": "PLACE_TILE", "player": 0,
       "payload": {"tileId": "BA/LR", "rotation": "R270", "position": [-1, 0]}},
      {"type": "FLY_HERON", "player": 0, "payload": {"pointer": {"position": [1, 0]}}}]})"};
  const Run run = run_cli({"board", "-", "--turns"}, marsh);
  CHECK(run.status == 0);
  for (const std::string told :
       {"Points are not sure: DEPLOY_MEEPLE, FLY_HERON are not followed (see below); a\n",
        "Not known here and left out: set herons/marsh\n",
        "Not known here and left out: tile herons/FFRF at 1,0\n",
        "Not known here and left out: action FLY_HERON at 1,0\n",
        "completes the city of 2 tiles; red 4", "BA-02 at -1,0",
        "Not followed: FLY_HERON in turn 2: what it does is not known\n"}) {
    CAPTURE(told);
    CHECK(run.out.find(told) != std::string::npos);
  }
  const std::string json = run_cli({"board", "-", "--json"}, marsh).out;
  CHECK(json.find("\"sure\": false") != std::string::npos);
  CHECK(json.find("\"name\": \"herons/marsh\"") != std::string::npos);
  // walk: the first turn as well, since nothing tells what the set changes.
  const std::string turns = run_cli({"board", "-", "--turns", "--json"}, marsh).out;
  CHECK(turns.find("\"sure\": true") == std::string::npos);
  CHECK(turns.find("\"turn\": 1") != std::string::npos);
}

TEST_CASE("a wrong place of a figure is told with the figure's number") {
  const RunOptions board{.input = R"({"tiles": [{"tile": "BA-18", "x": 0, "y": 0, "rotation": 0}],
    "figures": [{"player": "red", "figure": "follower", "x": 0, "y": 0, "at": "city N"},
                {"player": "red", "figure": "follower", "x": 0, "y": 0, "at": "city S"}]})"};
  CHECK(run_cli({"board", "-"}, board).err.find(": /figures/1/at: BA-18 has no 'city S'") !=
        std::string::npos);
}

TEST_CASE("a board wider than the terminal is drawn in bands") {
  std::string tiles;
  for (int x = 0; x < 70; ++x)
    tiles += (x > 0 ? "," : "") + std::string(R"({"tile": "BA-24", "x": )") + std::to_string(x) +
             R"(, "y": 0, "rotation": 90})";
  const RunOptions narrow{
      .input = R"({"selection": {"sets": {"base-game": 9}}, "tiles": [)" + tiles + "]}",
      .width = 60};
  const std::string text = run_cli({"board", "-"}, narrow).out;
  const auto holes = [](std::size_t count) {
    std::string dots;
    for (std::size_t i = 0; i < count; ++i) dots += "·";
    return dots;
  };
  const auto tiles_row = [](std::size_t count) {
    std::string squares;
    for (std::size_t i = 0; i < count; ++i) squares += "■";
    return squares;
  };
  CHECK(text.find("\n  -1  " + holes(54) + "\n   0 ·" + tiles_row(54) + "\n   1  " + holes(54) +
                  "\n\n") != std::string::npos);
  CHECK(text.find("\n  -1 " + holes(16) + "\n   0 " + tiles_row(16) + "·\n   1 " + holes(16) +
                  "\n") != std::string::npos);
}

TEST_CASE("a picture is written beside the answer, or nothing is") {
  const std::string svg = scratch("board.svg");
  CHECK(run_cli({"board", board_file("forty.json"), "--svg", svg}).status == 0);
  const std::string text = read_text(svg);
  CHECK(text.starts_with("<svg class=\"tile\" xmlns=\"http://www.w3.org/2000/svg\""));
  CHECK(text.find("<title>Board of 40 tiles</title><desc>32 left in the bag; 37 holes; dead: "
                  "-1,-1 -1,1</desc>") != std::string::npos);
  CHECK(run_cli({"board", board_file("forty.json"), "--svg", "/nowhere/board.svg"}).status == 1);
}

TEST_CASE("what is wrong with a board is told with its place, and nothing is printed") {
  const std::string file = scratch("wrong.json");
  const auto told = [&](const std::string& text, std::vector<std::string> args = {}) {
    write_text(file, text);
    args.insert(args.begin(), {"board", file});
    const Run run = run_cli(args);
    CHECK(run.status == 1);
    CHECK(run.out.empty());
    return run.err.substr(run.err.starts_with(file) ? file.size() : 0);
  };
  const std::string one = R"({"tiles": [{"tile": "BA-03", "x": 0, "y": 0}]})";
  CHECK(told(R"({"tiles": [{"tile": "BA-03", "x": 0, "y": 2147483648}]})") ==
        ": /tiles/0/y: 2147483648 is no whole number from -1000 to 1000\n");
  CHECK(told(std::string(10'000'000, '[')) == ": is longer than 8388608 bytes\n");
  CHECK(told(R"({"selection": {"sets": {"base-game": 1},
                               "adopts": ["ruling/base-game/house-small-cities-pay-to"]},
                 "tiles": []})") ==
        ": /selection: adopts: no rule, ruling or variant is called "
        "'base-game/house-small-cities-pay-to'\n"
        "did you mean 'ruling/base-game/house-small-cities-pay-two'?\n"
        "fix: write an id such as rule/tower/ransom; searches tell ids\n");
  CHECK(told(one, {"--drawn", "BA-99"}) ==
        "--drawn: no tile is called 'BA-99'\ndid you mean 'BA-09'?\n"
        "fix: take an id from the list of tiles, such as BA-15\n");
  CHECK(told(one, {"--drawn", "IC-20"}) ==
        "--drawn: IC-20 is a card, and cards are not placed on the board\nfix: name a tile\n");
  CHECK(told(one, {"--drawn", ""}) == "--drawn: is empty\nfix: give it a value or leave it out\n");
  CHECK(told(one, {"--region", "0,0"}).starts_with("--region: "));
  CHECK(told(one, {"--region", ""}) ==
        "--region: is empty\nfix: give it a value or leave it out\n");
  CHECK(told(one, {"--svg", ""}) == "--svg: is empty\nfix: name a file\n");
  CHECK(run_cli({"board"}).status == 2);
}

TEST_CASE("newcomer 4: the record of a position is a board, with its figures") {
  const Run shown = run_cli({"show", "position/base-game/final-scoring-with-a-majority", "--json"});
  REQUIRE(shown.status == 0);
  const Run board = run_cli({"board", "-", "--json"}, {.input = shown.out});
  CHECK(board.err == "");
  CHECK(board.status == 0);
  CHECK(board.out.find("\"holders\"") != std::string::npos);
  CHECK(board.out.find("\"players\"") != std::string::npos);
  CHECK(run_cli({"board", "-", "--json"}, {.input = board.out}).out == board.out);
}

TEST_CASE("newcomer 5: beside what a saved game leaves open nothing is against the rules") {
  const auto game = [](const std::string& token) {
    return R"({"setup": {"sets": {"basic:1": 1, "fan-tiles": 1},
        "start": [{"tile": "BA/L", "x": 0, "y": 0, "rotation": 0}]},
        "replay": [)" +
           token + R"({"type": "PLACE_TILE", "payload":
          {"tileId": "BA/RRRR", "rotation": "R0", "position": [1, 0]}}]})";
  };
  const std::string bridge = R"({"type": "PLACE_TOKEN", "payload": {"token": "BRIDGE", "pointer":
      {"position": [0, 0], "location": "WE", "feature": "Road"}}},)";
  const auto text = [](const std::string& json) {
    return run_cli({"board", "-"}, {.input = json}).out;
  };
  CHECK(text(game("")).find("Against the rules: BA-21 at 1,0") != std::string::npos);
  const std::string left_open = text(game(bridge));
  CHECK(left_open.find("Against the rules") == std::string::npos);
  CHECK(left_open.find("Not known here and left out: set fan-tiles") != std::string::npos);
  CHECK(left_open.find("Not followed: BRIDGE at 0,0") != std::string::npos);
  CHECK(left_open.find("0,-1 (??f?)") != std::string::npos);
}

TEST_CASE("--laid is for a bag, not for a board") {
  const Run run = run_cli({"board", board_file("forty.json"), "--laid", "3"});
  CHECK(run.status == 1);
  CHECK(run.err ==
        "--laid: a board tells which tiles lie on the table\n"
        "fix: leave it out, or take tiles that lie elsewhere as used\n");
}

}  // namespace cartulary::cli::board_test
