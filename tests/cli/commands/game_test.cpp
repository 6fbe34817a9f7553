// game new, game check: a group's own game, from a start to what is wrong with it.
#include <filesystem>

#include "tests/cli/cli_run.h"
#include "tests/support/catch.h"

namespace cartulary::cli::game_test {
namespace {

namespace fs = std::filesystem;

std::string fresh(const std::string& name) {
  const std::string folder = scratch(name);
  fs::remove_all(folder);
  return folder;
}

// The blocks of a kind in a document, in their order.
std::vector<std::string> blocks_of(const std::string& text, const std::string& opening) {
  std::vector<std::string> blocks;
  for (std::size_t at = text.find(opening); at != std::string::npos; at = text.find(opening, at)) {
    at += opening.size();
    const std::size_t end = text.find("```\n", at);
    blocks.push_back(text.substr(at, end - at));
  }
  return blocks;
}

}  // namespace

TEST_CASE("the game of docs/our-own-game.md is what the page says") {
  const std::string page = read_text(CARTULARY_SOURCE_DIR "/docs/our-own-game.md");
  const std::vector<std::string> files = blocks_of(page, "```yaml\n");
  REQUIRE(files.size() == 7);
  const std::string folder = fresh("our-evenings");
  REQUIRE(run_cli({"game", "new", folder}).status == 0);
  fs::create_directories(folder + "/sets");
  write_text(folder + "/game.yaml", files[0]);
  write_text(folder + "/rulings/game.yaml", files[1]);
  write_text(folder + "/sets/our-evenings-ann.yaml", files[2]);
  fs::create_directories(folder + "/rules");
  write_text(folder + "/sets/our-evenings-marsh.yaml", files[3]);
  write_text(folder + "/rules/our-evenings-marsh.yaml", files[4]);
  write_text(folder + "/elements.yaml", files[5]);
  write_text(folder + "/scoring.yaml", files[6]);
  const Run checked = run_cli({"game", "check", folder});
  CHECK(checked.err.empty());
  CHECK(blocks_of(page, "```\n$ ./run game check our-evenings\n") ==
        std::vector<std::string>{checked.out});
  const Run city = run_cli({"score", "city", "tiles=6", "cathedral", "complete", "--game", folder});
  CHECK(city.out.starts_with("city: 24 points\n"));
  const Run road =
      run_cli({"score", "road", "tiles=4", "own:heron=2", "complete", "--game", folder});
  CHECK(road.out.starts_with("road: 8 points\n"));
  const Run herons =
      run_cli({"tiles", "has:heron", "--game", folder, "--sets", "our-evenings-marsh"});
  CHECK(herons.out.starts_with("3 designs in 9 copies\n"));
  // A road of four tiles, two of them with herons, from a crossing to a crossing.
  const RunOptions marsh{.input = R"({"tiles": [{"tile": "BA-22", "x": 0, "y": 0, "rotation": 0},
    {"tile": "XMAR-01", "x": 1, "y": 0, "rotation": 0}, {"tile": "XMAR-01", "x": 2, "y": 0, "rotation": 0},
    {"tile": "BA-22", "x": 3, "y": 0, "rotation": 0}],
    "figures": [{"player": "red", "figure": "follower", "x": 1, "y": 0, "at": "road E"}]})"};
  const Run board = run_cli({"board", "-", "--game", folder}, marsh);
  CHECK(board.err.empty());
  CHECK(board.out.find("2 herons at 2") != std::string::npos);
  CHECK(board.out.find("not followed") == std::string::npos);
}

TEST_CASE(
    "a symbol of a game that no fact counts is told as not followed, and a wrong one refused") {
  const std::string folder = fresh("our-evenings");
  REQUIRE(run_cli({"game", "new", folder}).status == 0);
  fs::create_directories(folder + "/sets");
  write_text(folder + "/game.yaml",
             "game: our-evenings\ntitle: Our evenings\n"
             "selection: {sets: {base-game: 1, our-evenings-marsh: 1}}\n");
  const auto write_set = [&](const std::string& feature) {
    write_text(folder + "/sets/our-evenings-marsh.yaml",
               "id: our-evenings-marsh\ncode: XMAR\ntitle: The Marsh\neditions: [C1]\ntiles:\n"
               "  - id: XMAR-01\n    edges: ffff\n    copies: {C1: 1}\n"
               "    segments: [{field: NL NR EL ER SL SR WL WR}]\n    features: ['" +
                   feature + "']\n");
  };
  write_set("own:heron");
  const RunOptions field{.input = R"({"tiles": [{"tile": "XMAR-01", "x": 0, "y": 0, "rotation": 0}],
    "figures": [{"player": "red", "figure": "follower", "x": 0, "y": 0, "at": "field NL"}]})"};
  const Run board = run_cli({"board", "-", "--game", folder}, field);
  CHECK(board.out.starts_with("Points are not sure: own:heron is not followed (see below)"));
  CHECK(board.out.find("own:heron: what this symbol of XMAR-01 brings is not followed") !=
        std::string::npos);
  write_set("own:Grey heron");
  CHECK(run_cli({"game", "check", folder})
            .err.find("'own:Grey heron' names no symbol of your own\n") != std::string::npos);
}

TEST_CASE("a new game is written without a question and passes the check") {
  const std::string folder = fresh("our-evenings");
  const Run made = run_cli({"game", "new", folder});
  CHECK(made.status == 0);
  CHECK(made.out == "written " + folder + "/game.yaml\nwritten " + folder +
                        "/rulings/game.yaml\nedit them, then: cartulary game check " + folder +
                        "\n");
  const Run checked = run_cli({"game", "check", folder});
  CHECK(checked.status == 0);
  CHECK(checked.out ==
        "Our evenings (our-evenings), revision 1\n"
        "its own: 0 sets, 0 tiles, 0 rules, 1 ruling, 0 elements\n"
        "taken over: 0, left out: 0\n"
        "no faults\n");
  const Run json = run_cli({"game", "check", folder, "--json"});
  CHECK(json.out.find("\"game\": {\"id\": \"our-evenings\", \"title\": \"Our evenings\", "
                      "\"revision\": \"1\"}") != std::string::npos);
}

TEST_CASE("a game is not written over what is there") {
  const std::string folder = fresh("our-evenings");
  REQUIRE(run_cli({"game", "new", folder}).status == 0);
  const Run again = run_cli({"game", "new", folder});
  CHECK(again.status == 1);
  CHECK(again.err.find(folder + ": there is something") != std::string::npos);
  CHECK(again.err.ends_with("fix: name a folder that is new or empty\n"));
}

TEST_CASE("faults of a game are told with file, line and caret, all at once") {
  const std::string folder = fresh("our-evenings");
  REQUIRE(run_cli({"game", "new", folder}).status == 0);
  write_text(folder + "/game.yaml",
             "game: our-evenings\ntitle: Tea\nselection: {sets: {towr: 1}}\nadopts: [ruling/x]\n");
  const Run run = run_cli({"game", "check", folder});
  CHECK(run.status == 1);
  CHECK(run.out.empty());
  CHECK(run.err.find("/game.yaml:3:20:") != std::string::npos);
  CHECK(run.err.find("  selection: {sets: {towr: 1}}\n"
                     "                     ^\n"
                     "did you mean 'tower'?\n") != std::string::npos);
  CHECK(run.err.find("/game.yaml:4:10:") != std::string::npos);
  CHECK(run.err.ends_with("2 errors\n"));
}

TEST_CASE("the players of a game are a number or a range") {
  const std::string folder = fresh("our-evenings");
  REQUIRE(run_cli({"game", "new", folder}).status == 0);
  write_text(folder + "/game.yaml",
             "game: our-evenings\ntitle: Tea\nplayers: two to five\n"
             "selection: {sets: {base-game: 1}}\n");
  CHECK(run_cli({"game", "check", folder}).err ==
        folder +
            "/game.yaml:3:10: 'two to five' is no number of players\n"
            "  players: two to five\n"
            "           ^\n"
            "fix: write a number from 1 to 12, or from the least to the most, such as 2-5\n");
}

TEST_CASE("what is no folder of a game is told with what to do") {
  const std::string folder = fresh("our-evenings");
  const auto told = [&](const std::string& named) {
    const Run run = run_cli({"game", "check", named});
    CHECK(run.status == 1);
    return run.err;
  };
  CHECK(told(folder) == folder +
                            ": there is no such folder\nfix: name another folder, or make a start: "
                            "cartulary game new " +
                            folder + "\n");
  write_text(scratch("party.txt"), "tea");
  CHECK(told(scratch("party.txt")) == scratch("party.txt") +
                                          ": this is no folder, and a game is one\n"
                                          "fix: name the folder that has its game.yaml\n");
  REQUIRE(run_cli({"game", "new", folder}).status == 0);
  write_text(folder + "/game.yaml", "title: [Tea\n");
  CHECK(told(folder).find("2 errors") == std::string::npos);
  write_text(folder + "/game.yaml",
             "game: our-evenings\ntitle: Tea\nselection: {sets: {base-game: 1}}\n"
             "adopts: [rule/base-game/draw]\n");
  CHECK(told(folder).find("'rule/base-game/draw' is a rule, which is played anyhow\n") !=
        std::string::npos);
}

TEST_CASE("a game stands in for --sets, and options on the line win over it") {
  const std::string folder = fresh("our-evenings");
  REQUIRE(run_cli({"game", "new", folder}).status == 0);
  write_text(folder + "/game.yaml",
             "game: our-evenings\ntitle: Our evenings\n"
             "selection:\n  sets: {base-game: 1, IC: 1}\n  tiles: {IC-02: 1}\n"
             "  without: {BA-03: 2}\n  rules: {tiny-city: 2}\n"
             "adopts: [ruling/base-game/house-unplayable-tiles-go-back]\n"
             "drops: [rule/base-game/unplayable]\n"
             "notes: {rule/base-game/unplayable: 'It goes back.'}\n");
  const Run counts = run_cli({"counts", "--game", folder});
  CHECK(counts.out.starts_with("89 land tiles\n"));
  const Run json = run_cli({"counts", "--game", folder, "--json"});
  CHECK(json.out.find("  \"game\": {\"id\": \"our-evenings\", \"title\": \"Our evenings\", "
                      "\"revision\": null},\n") != std::string::npos);
  const Run one = run_cli({"counts", "--game", folder, "--sets", "base-game", "--tiles", "BA-01"});
  CHECK(one.out.starts_with("71 land tiles\n"));
  const Run fit = run_cli({"fit", "cfrf", "--game", folder, "--json"});
  CHECK(fit.out.find("\"bag\": 89,") != std::string::npos);
}

TEST_CASE("a rule that a game drops shows the reason, and what it takes over is marked") {
  const std::string folder = fresh("our-evenings");
  REQUIRE(run_cli({"game", "new", folder}).status == 0);
  write_text(folder + "/game.yaml",
             "game: our-evenings\ntitle: Our evenings\nselection: {sets: {base-game: 1}}\n"
             "adopts: [ruling/base-game/house-unplayable-tiles-go-back]\n"
             "drops: [rule/base-game/unplayable]\n"
             "notes: {rule/base-game/unplayable: 'It goes back.'}\n");
  const Run dropped = run_cli({"show", "rule/base-game/unplayable", "--game", folder});
  CHECK(dropped.out.find("in this game   not played: It goes back.\n") != std::string::npos);
  const Run adopted = run_cli(
      {"show", "ruling/base-game/house-unplayable-tiles-go-back", "--game", folder, "--json"});
  CHECK(adopted.out.find("\"in_game\": {\"as\": \"adopted\", \"note\": null}") !=
        std::string::npos);
  const Run own = run_cli({"rules", "status:house show", "--game", folder, "--limit", "1"});
  CHECK(own.out.find("house: Show the tile\n") != std::string::npos);
  CHECK(own.out.find("in this game: our own\n") != std::string::npos);
  const Run changed = run_cli({"rules", "draw and show the tile", "--game", folder});
  CHECK(changed.out.find("    rule/base-game/draw\n    house rule: Show the tile\n") !=
        std::string::npos);
  const Run without = run_cli({"show", "rule/base-game/unplayable"});
  CHECK(without.out.find("in this game") == std::string::npos);
}

TEST_CASE("turn and scoring tell what a game does not play and its house rules") {
  const std::string folder = fresh("our-evenings");
  REQUIRE(run_cli({"game", "new", folder}).status == 0);
  write_text(folder + "/game.yaml",
             "game: our-evenings\ntitle: Our evenings\n"
             "selection: {sets: {base-game: 1, king-and-robber-baron: 1}}\n"
             "drops: [rule/king-and-robber-baron/king-points,\n"
             "  rule/king-and-robber-baron/king-larger]\n"
             "notes:\n"
             "  rule/king-and-robber-baron/king-points: The King is not used.\n"
             "  rule/king-and-robber-baron/king-larger: The King is not used.\n");
  const Run turn = run_cli({"turn", "--game", folder});
  CHECK(turn.out.starts_with("Our evenings: base-game, king-and-robber-baron; every edition\n"));
  CHECK(turn.out.find(" ● Draw a tile and show everyone. Ask for advice if you like.\n"
                      "   > house rule: Show the tile\n") != std::string::npos);
  CHECK(
      turn.out.find(" × City with the most tiles so far: take the King; road: Robber Baron. (KR)\n"
                    "   > not played: The King is not used.\n") != std::string::npos);
  CHECK(turn.out.find(", × not played") != std::string::npos);
  const Run scoring = run_cli({"scoring", "--game", folder, "--json"});
  CHECK(scoring.out.find("\"game_remarks\": [\"rule/king-and-robber-baron/king-points: not played: "
                         "The King is not used.\"]") != std::string::npos);
  const Run king = run_cli({"score", "game", "king=14", "--game", folder});
  CHECK(king.out.starts_with("game: 0 points\n"));
  CHECK(king.out.find(": not played") != std::string::npos);
}

TEST_CASE("newcomer L: figures and the turn tell the house rule on what the dragon eats") {
  const std::string folder = fresh("our-evenings");
  REQUIRE(run_cli({"game", "new", folder}).status == 0);
  write_text(folder + "/game.yaml",
             "game: our-evenings\ntitle: Our evenings\n"
             "selection: {sets: {base-game: 1, princess-and-dragon: 1, abbey-and-mayor: 1}}\n");
  write_text(folder + "/rulings/game.yaml",
             "game: our-evenings\nrulings:\n"
             "  - id: our-evenings/no-wagons\n    title: The dragon eats no wagons\n"
             "    text: The dragon passes wagons by.\n"
             "    annotates: [princess-and-dragon/meal-plan]\n    about: [wagon, dragon]\n");
  const Run wagon = run_cli({"figures", "wagon", "--game", folder});
  CHECK(wagon.out.find("  dragon eats: house rule: The dragon eats no wagons\n") !=
        std::string::npos);
  const Run json = run_cli({"figures", "wagon", "--game", folder, "--json"});
  CHECK(json.out.find("\"game_remarks\": [\"ruling/our-evenings/no-wagons: house rule: The dragon "
                      "eats no wagons\"]") != std::string::npos);
  const Run turn = run_cli({"turn", "--game", folder});
  CHECK(turn.out.find("> house rule: The dragon eats no wagons\n") != std::string::npos);
}

TEST_CASE("the rulebook of a game has its title, its tiles and what is not played") {
  const std::string folder = fresh("our-evenings");
  REQUIRE(run_cli({"game", "new", folder}).status == 0);
  const std::string file = scratch("rulebook.html");
  const Run run = run_cli({"print", "rulebook", "--game", folder, "--out", file});
  CHECK(run.status == 0);
  const std::string page = read_text(file);
  CHECK(page.find("<h1>Our evenings</h1>") != std::string::npos);
  CHECK(page.find("<h1 id=\"used\">Sets and tiles used</h1>") != std::string::npos);
  CHECK(page.find("<td>Base Game</td><td class=\"count\">72</td>") != std::string::npos);
  CHECK(page.find("<h1 id=\"adopts\">House rules</h1>") != std::string::npos);
  CHECK(page.find("Show the tile") != std::string::npos);
  CHECK(page.find("<h1 id=\"manifest\">Tiles in the bag</h1>") != std::string::npos);
}

TEST_CASE("a game with faults answers nothing, and says how many there are") {
  const std::string folder = fresh("our-evenings");
  REQUIRE(run_cli({"game", "new", folder}).status == 0);
  write_text(folder + "/game.yaml",
             "game: our-evenings\ntitle: Tea\nselection: {sets: {towr: 1}}\nadopts: [ruling/x]\n");
  const Run run = run_cli({"fit", "cfrf", "--game", folder});
  CHECK(run.status == 1);
  CHECK(run.out.empty());
  CHECK(run.err.find("; 1 more: ") != std::string::npos);
}

TEST_CASE("what a game takes over, leaves out and chooses is checked by every command alike") {
  const std::string folder = fresh("our-evenings");
  const std::string board = scratch("one.json");
  const std::string out = scratch("out.html");
  REQUIRE(run_cli({"game", "new", folder}).status == 0);
  write_text(board, R"({"tiles": [{"tile": "BA-03", "x": 0, "y": 0}]})");
  const std::string start = "game: our-evenings\ntitle: Tea\n";
  for (const char* fault :
       {"selection: {sets: {base-game: 1}}\nadopts: [ruling/base-game/nothing]\n",
        "selection: {sets: {base-game: 1}}\ndrops: [rule/base-game/nothing]\n"
        "notes: {rule/base-game/nothing: 'No.'}\n",
        "selection: {sets: {base-game: 1}, rules: {tiny-city: 7}}\n",
        "selection: {sets: {base-game: 1}, tiles: {BA-99: 1}}\n"}) {
    write_text(folder + "/game.yaml", start + fault);
    const std::string told = run_cli({"game", "check", folder}).err;
    CHECK(told.starts_with(folder + "/game.yaml:"));
    for (const std::vector<std::string>& command : {std::vector<std::string>{"fit", "cfrf"},
                                                    {"why", "BA-03", "cfrf"},
                                                    {"dead"},
                                                    {"counts"},
                                                    {"board", board},
                                                    {"tiles", "city"},
                                                    {"show", "BA-03"},
                                                    {"rules", "draw"},
                                                    {"turn"},
                                                    {"scoring"},
                                                    {"print", "scorepad", "--out", out}}) {
      std::vector<std::string> words = command;
      words.insert(words.end(), {"--game", folder});
      INFO(command.front());
      const Run run = run_cli(words);
      CHECK(run.status == 1);
      CHECK(run.out.empty());
      CHECK(run.err == told);
    }
  }
}

TEST_CASE("an action that a game does not have is named with the nearest") {
  const Run run = run_cli({"game", "chek", "tea"});
  CHECK(run.status == 1);
  CHECK(run.err.find("did you mean 'check'?") != std::string::npos);
}

TEST_CASE("a file of a game that is no YAML is told once") {
  const std::string folder = fresh("our-evenings");
  REQUIRE(run_cli({"game", "new", folder}).status == 0);
  write_text(folder + "/game.yaml", "game: our-evenings\nplayers: [2\n");
  CHECK(run_cli({"game", "check", folder}).err ==
        folder +
            "/game.yaml:3:1: not YAML: end of sequence flow not found\n"
            "  \n"
            "  ^\n"
            "fix: look here and just above for a missing quote, bracket, colon or indent\n");
}

}  // namespace cartulary::cli::game_test
