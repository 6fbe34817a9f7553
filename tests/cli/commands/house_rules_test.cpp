// House rules in words alone: every answer that touches one says so, since no sum follows it.
#include <filesystem>

#include "tests/cli/cli_run.h"
#include "tests/support/catch.h"

namespace cartulary::cli::house_rules_test {
namespace {

// A cathedral pays four, and no large follower may stand in a city.
std::string our_club() {
  const std::string folder = scratch("our-club");
  std::filesystem::remove_all(folder);
  REQUIRE(run_cli({"game", "new", folder}).status == 0);
  write_text(folder + "/game.yaml",
             "game: our-club\ntitle: Our club\n"
             "selection: {sets: {base-game: 1, inns-and-cathedrals: 1}}\n");
  write_text(folder + "/rulings/game.yaml",
             "game: our-club\nrulings:\n"
             "  - id: our-club/cathedrals\n    title: Cathedrals pay four\n"
             "    text: A completed city with a cathedral pays 4 for each tile.\n"
             "    annotates: [inns-and-cathedrals/cathedral-complete]\n    about: [cathedral]\n"
             "  - id: our-club/no-giants\n    title: No giants in town\n"
             "    text: The large follower may not stand in a city.\n"
             "    annotates: [inns-and-cathedrals/large-follower-deploy]\n"
             "    about: [large-follower]\n");
  return folder;
}

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

constexpr std::string_view cathedrals_json =
    "{\"rule\": \"ruling/our-club/cathedrals\", \"text\": \"Cathedrals pay four: A completed city "
    "with a cathedral pays 4 for each tile.\"}";
constexpr std::string_view giants_json =
    "{\"rule\": \"ruling/our-club/no-giants\", \"text\": \"No giants in town: The large follower "
    "may not stand in a city.\"}";

}  // namespace

TEST_CASE("score tells the house rule with a value of its own that it does not count") {
  const std::string club = our_club();
  const std::vector<std::string> asked = {"score",    "city",  "tiles=5", "cathedral",
                                          "complete", "red=1", "--game",  club};
  const Run text = run_cli(asked);
  CHECK(text.out.starts_with("city: 15 points\n"));
  CHECK(
      text.out.ends_with("\nHouse rule, not counted here: Cathedrals pay four: A completed city "
                         "with a\ncathedral pays 4 for each tile. [ruling/our-club/cathedrals]\n"));
  std::vector<std::string> as_json = asked;
  as_json.emplace_back("--json");
  const std::string json = run_cli(as_json).out;
  CHECK(contains(json, "\"remarks\": ["));
  CHECK(contains(json, cathedrals_json));
  CHECK_FALSE(contains(json, "no-giants"));
  const Run without =
      run_cli({"score", "city", "tiles=5", "complete", "red=1", "--game", club, "--json"});
  CHECK(contains(without.out, "\"remarks\": []"));
  CHECK_FALSE(contains(run_cli({"score", "city", "tiles=5", "--json"}).out, "remarks"));
}

TEST_CASE("score tells the house rule that forbids a figure where it stands, and nowhere else") {
  const std::string club = our_club();
  const Run city = run_cli({"score", "city", "tiles=5", "red=large", "--game", club, "--json"});
  CHECK(contains(city.out, giants_json));
  const Run road = run_cli({"score", "road", "tiles=5", "red=large", "--game", club, "--json"});
  CHECK(contains(road.out, "\"remarks\": []"));
}

TEST_CASE("scoring lists the house rules that its lines touch") {
  const Run json = run_cli({"scoring", "--game", our_club(), "--json"});
  CHECK(contains(json.out, cathedrals_json));
  CHECK_FALSE(contains(json.out, "no-giants"));
}

TEST_CASE("figures hang a house rule on the one place that it forbids") {
  const std::string club = our_club();
  const Run text = run_cli({"figures", "large follower", "--game", club});
  CHECK(contains(text.out, "\n  yes road, city (see the house rule), farm, cloister\n"));
  CHECK(contains(text.out, "\n  city: house rule: No giants in town\n"));
  CHECK_FALSE(contains(text.out, "road: house rule"));
  const std::string json = run_cli({"figures", "large follower", "--game", club, "--json"}).out;
  // In the answer on cities, and once for all figures.
  const std::size_t road = json.find("{\"id\": \"deploy/road\", \"answer\": \"yes\"");
  const std::size_t city = json.find("{\"id\": \"deploy/city\", \"answer\": \"yes\"");
  const std::size_t farm = json.find("{\"id\": \"deploy/farm\", \"answer\": \"yes\"");
  const std::size_t first = json.find(giants_json);
  const std::size_t second = json.find(giants_json, first + 1);
  REQUIRE(second != std::string::npos);
  CHECK((road < city && city < first && first < farm && farm < second));
  CHECK(json.find(giants_json, second + 1) == std::string::npos);
}

TEST_CASE("board tells the house rules on what scores and stands there") {
  const std::string club = our_club();
  const std::string file = scratch("club-board.json");
  write_text(file,
             "{\"tiles\": [{\"tile\": \"BA-20\", \"x\": 0, \"y\": 0}],"
             " \"figures\": [{\"player\": \"red\", \"figure\": \"large-follower\", \"x\": 0,"
             " \"y\": 0, \"at\": \"city N\"}]}");
  const Run text = run_cli({"board", file, "--game", club});
  CHECK(contains(text.out,
                 "\nHouse rule, not counted here: No giants in town: The large follower may not\n"
                 "stand in a city. [ruling/our-club/no-giants]\n"));
  const Run json = run_cli({"board", file, "--game", club, "--json"});
  CHECK(contains(json.out, giants_json));
  CHECK_FALSE(contains(run_cli({"board", file, "--json"}).out, "remarks"));
}

TEST_CASE("the printed sheet and the pad mark what a house rule changes") {
  const std::string club = our_club();
  const std::string file = scratch("club-sheet.html");
  REQUIRE(run_cli({"print", "sheet", "--game", club, "--out", file}).status == 0);
  const std::string sheet = read_text(file);
  CHECK(contains(sheet,
                 "<tr><th>large follower <small>IC</small></th><td colspan=\"1\">yes</td>"
                 "<td colspan=\"1\">yes*</td><td colspan=\"1\">yes</td>"));
  CHECK(contains(sheet, "* large follower, city: house rule: No giants in town</p>"));
  CHECK(contains(sheet, "house rule: Cathedrals pay four"));
  REQUIRE(run_cli({"print", "scorepad", "--game", club, "--out", file}).status == 0);
  CHECK(contains(read_text(file), "house rule: Cathedrals pay four"));
}

}  // namespace cartulary::cli::house_rules_test
