// Guides of the real content for chosen sets: that nothing stands there which does not apply. Each
// case was found by reading a selection beside the sources.
#include <algorithm>
#include <array>
#include <sstream>
#include <string>
#include <vector>

#include "tests/cli/cli_run.h"
#include "tests/support/catch.h"

namespace cartulary::cli::guides_test {
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
  CHECK(says(turn, "Same for abbeys."));
  CHECK_FALSE(says(turn, "Same for shrines."));
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
  CHECK(says(turn, "If stolen points move the figure, the robber moves along."));
  CHECK(says(turn, "Add up your two counting figures."));
}

TEST_CASE("the loser of a challenge stands nowhere in particular") {
  CHECK(says(answer("scoring", "base-game,shrines-and-heretics"), "Loser of a challenge,"));
}

std::string turn_of(const std::string& sets, std::size_t width) {
  const Run run =
      run_cli({"turn", "--sets", sets, "--edition", "C1", "--rule-set", "HiG"}, {.width = width});
  REQUIRE(run.status == 0);
  return run.out;
}

// All words but those of the last line, which tells what the signs mean.
std::vector<std::string> words_above_the_legend(const std::string& text) {
  std::istringstream in(text.substr(0, text.rfind("● must")));
  std::vector<std::string> words;
  for (std::string word; in >> word;)
    if (word != "|") words.push_back(word);
  std::ranges::sort(words);
  return words;
}

TEST_CASE("base and any two of the ten majors fit on a screen of 40 lines, and nothing is lost") {
  constexpr std::array majors = {"IC", "TB", "PD", "TO", "AM", "CKR", "CA", "BB", "HS", "BT"};
  int pairs = 0;
  for (std::size_t i = 0; i < majors.size(); ++i)
    for (std::size_t j = i + 1; j < majors.size(); ++j) {
      const std::string sets = std::string("base-game,") + majors[i] + "," + majors[j];
      INFO(sets);
      const std::string screen = turn_of(sets, 80);
      INFO(screen);
      CHECK(std::ranges::count(screen, '\n') <= 40);
      // With the readings of all publishers, as it is told to who names none.
      const Run plain = run_cli({"turn", "--sets", sets, "--edition", "C1"}, {.width = 80});
      CHECK(std::ranges::count(plain.out, '\n') <= 40);
      CHECK(words_above_the_legend(screen) == words_above_the_legend(turn_of(sets, 1000)));
      ++pairs;
    }
  CHECK(pairs == 45);
}

TEST_CASE("a line behind the items of another begins with a bar, which the legend tells") {
  const std::string text = turn_of("base-game,princess-and-dragon,CKR", 80);
  CHECK(says(text, "(SH) | ● "));
  CHECK(says(text, ", | new line; "));
  CHECK_FALSE(says(turn_of("base-game", 80), "|"));
}

TEST_CASE("words of volunteers are marked, and said whose they are, within 80 columns") {
  CHECK(run_cli({"words", "auberge", "--in", "fr,nl,pl"}, {.width = 80}).out ==
        "English             French               Dutch                Polish\n"
        "inn                 Auberge au lac*      Herberg*             Karczma*\n"
        "Inns and            Auberges et          Kathedralen &        Karczmy i katedry*\n"
        "Cathedrals          Cathédrales*         Herbergen*\n"
        "\n"
        "* a word of volunteers, printed on no box: FanCloisterZone, the lists of its\n"
        "  translators\n");
}

TEST_CASE("words are found by names in other languages, whatever the accents") {
  for (const char* query : {"herberg", "posada", "karczma", "hostinec", "Трактир"})
    CHECK(says(run_cli({"words", query}).out, "\ninn  "));
  CHECK(says(run_cli({"words", "opat"}).out, "abbot"));
  CHECK(says(run_cli({"words", "川"}).out, "The River"));
}

TEST_CASE("walk: score has a line for whom nothing is paid, with the reason") {
  const auto behind = [](const Run& run, const std::string& before) {
    const std::size_t at = run.out.find(before);
    return at == std::string::npos ? run.out : run.out.substr(at);
  };
  const std::vector<std::string> city = {"score", "city", "tiles=4", "complete", "--edition", "C1"};
  const auto scored = [&](std::vector<std::string> figures) {
    figures.insert(figures.begin(), city.begin(), city.end());
    return run_cli(figures);
  };
  CHECK(behind(scored({"red=1", "blue=2"}), "player") ==
        "player  points\n"
        "blue         8  2 of 3 knights\n"
        "red          0  outvoted 1 to 2\n");
  CHECK(behind(scored({"red=mayor"}), "Nobody") ==
        "Nobody scores: no figure there counts.\n\n"
        "player  points\n"
        "red          0  the mayor counts the pennants, and there are none\n");
}

TEST_CASE("a complete cloister has nine tiles") {
  const Run run = run_cli({"score", "cloister", "tiles=5", "complete"});
  CHECK(run.status == 1);
  CHECK(run.err ==
        "fact: a complete cloister has 9 tiles, not 5\nfix: write tiles=9, or leave complete "
        "out\n");
  CHECK(run_cli({"score", "cloister", "tiles=9", "complete"}).status == 0);
  CHECK(run_cli({"score", "cloister", "tiles=5", "complete=no"}).status == 0);
}

TEST_CASE("a base game written like an id is not guessed at") {
  const Run run = run_cli({"fit", "c?rf", "--sets", "bas-game"});
  CHECK(run.status == 1);
  CHECK(run.err ==
        "--sets: no set is called 'bas-game'\n"
        "  bas-game\n"
        "  ^\n"
        "did you mean 'base-game'?\n"
        "fix: take an id, a code or a title from the list of sets\n");
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
        "timeline, which-edition, variants\n");
}

}  // namespace
}  // namespace cartulary::cli::guides_test
