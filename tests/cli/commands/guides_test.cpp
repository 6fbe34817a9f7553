// Guides of the real content for chosen sets: that nothing stands there which does not apply. Each
// case was found by reading a selection beside the sources.
#include "tests/cli/cli_run.h"
#include "tests/support/catch.h"

namespace cartulary::cli {
namespace {

std::string answer(const std::string& command, const std::string& sets,
                   const std::string& rule_set = "HiG") {
  std::vector<std::string> args = {command, "--sets", sets, "--csv"};
  if (command == "turn") args.insert(args.end(), {"--rule-set", rule_set});
  const Run run = run_cli(args);
  REQUIRE(run.status == 0);
  return run.out;
}

bool says(const std::string& answer, const std::string& words) {
  return answer.find(words) != std::string::npos;
}

TEST_CASE("vineyards: no kin of a cloister that is not in the game") {
  const std::string alone = answer("scoring", "base-game,hills-and-sheep");
  CHECK(says(alone, "Vineyards around an incomplete cloister,"));
  for (const char* kin : {"kin", "abbey", "shrine", "church", "monastery"}) {
    INFO(kin);
    CHECK_FALSE(says(alone, kin));
  }
  const std::string abbeys = answer("scoring", "base-game,hills-and-sheep,abbey-and-mayor");
  CHECK(says(abbeys, "Vineyards around a completed abbey,"));
  CHECK(says(abbeys, "Vineyards around an incomplete abbey,"));
  CHECK_FALSE(says(abbeys, "completed shrine"));
  const std::string turn = answer("turn", "base-game,hills-and-sheep,abbey-and-mayor");
  CHECK(says(turn, "Abbeys likewise."));
  CHECK_FALSE(says(turn, "Shrines likewise."));
}

TEST_CASE("a bazaar tile: no wheel where there is none") {
  const std::string turn = answer("turn", "base-game,bridges-castles-and-bazaars,hills-and-sheep");
  CHECK(says(turn, "A hill on it takes effect now."));
  CHECK_FALSE(says(turn, "A wheel"));
}

TEST_CASE("the dragon of Rio Grande eats builders where there are builders") {
  CHECK_FALSE(says(answer("turn", "base-game,princess-and-dragon", "RGG"), "Builders and pigs"));
  CHECK(says(answer("turn", "base-game,princess-and-dragon,traders-and-builders", "RGG"),
             "Builders and pigs too."));
}

TEST_CASE("Big Box 7: the robber moves along at stolen points, both figures are added up") {
  const std::string turn = answer("turn", "big-box-7");
  CHECK(says(turn, "At stolen points it moves along."));
  CHECK(says(turn, "Add up your two counting figures."));
}

TEST_CASE("the loser of a challenge stands nowhere in particular") {
  CHECK(says(answer("scoring", "base-game,shrines-and-heretics"), "Loser of a challenge,"));
}

TEST_CASE("a guide is found by its title and by what the help calls it") {
  const auto told = [](const std::vector<std::string>& name) {
    std::vector<std::string> args = {"guide", "--json"};
    args.insert(args.begin() + 1, name.begin(), name.end());
    const Run run = run_cli(args);
    return run.status == 0 ? run.out : run.err;
  };
  const std::string mega = told({"mega"});
  CHECK(mega.starts_with("{"));
  for (const char* name : {"large-games", "large games", "Mega-Carcassonne", "mega carcassonne"}) {
    INFO(name);
    CHECK(told({name}) == mega);
  }
  CHECK(told({"large", "games"}) == mega);
  CHECK(run_cli({"guide", "megga"}).err ==
        "ID: no guide is called 'megga'\n"
        "did you mean 'mega'?\n"
        "fix: guides: checklist, collections, glossary, history, mega, order-of-play, rule-sets, "
        "timeline, variants\n");
}

}  // namespace
}  // namespace cartulary::cli
