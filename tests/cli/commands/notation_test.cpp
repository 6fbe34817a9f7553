#include <string>

#include "tests/cli/cli_run.h"
#include "tests/support/catch.h"

namespace cartulary::cli::notation_test {
namespace {

std::string board_file(const std::string& name) {
  return std::string(CARTULARY_SOURCE_DIR) + "/tests/cli/boards/" + name;
}

}  // namespace

TEST_CASE("A saved game becomes notation, and notation is a board like any other") {
  const std::string text = scratch("evening.txt");
  const Run game = run_cli({"notation", board_file("game.jcz")});
  CHECK(game.out ==
        "Players: red A\n"
        "Sets: base-game, inns-and-cathedrals\n"
        "Edition: C1\n"
        "Rules: tiny-city=2\n"
        "Elements: bridge, small-follower\n"
        "Figures: follower*7\n"
        "Readings: tiny-city-scoring=2\n"
        "Start: BA-03 0,0\n"
        "\n"
        "1. red BA-22 1,0; unknown DEPLOY_MEEPLE\n"
        "2. red BA-24 1,1 r90; bridge 1,1 WE\n"
        "3. red BA-18 0,-1 r180\n"
        "4. red BA-01 -1,0; done\n"
        "5. red IC-02 2,0; done\n");
  write_text(text, game.out);
  CHECK(run_cli({"notation", text}).out == game.out);
  CHECK(run_cli({"board", text})
            .out.find("Game in notation: 6 tiles laid, 84 tiles left in the bag\n") !=
        std::string::npos);
  CHECK(run_cli({"notation", text, "--as", "jcz"}).out.starts_with("{\n  \"appVersion\": "));
  CHECK(run_cli({"notation", text, "--json"}).out ==
        run_cli({"notation", text, "--as", "json"}).out);
}

TEST_CASE("What is no game, or one that JCloisterZone does not have, is told") {
  const std::string text = scratch("evening.txt");
  CHECK(run_cli({"notation", board_file("tower.json")}).err ==
        board_file("tower.json") +
            ": holds no played game\n"
            "fix: give a game in notation, or one saved by JCloisterZone 5 with its players\n");
  write_text(text, "Players: red\nSets: base-game, halflings-1\n");
  CHECK(run_cli({"notation", text, "--as", "jcz"}).err ==
        text +
            ": JCloisterZone 5 does not have the set 'halflings-1'\n"
            "fix: leave it out, or take the notation as text or JSON\n");
}

}  // namespace cartulary::cli::notation_test
