// A group's own game, read beside the content. Its faults stand in tests/bad_content.
#include "tiledb/group_game/game_folder.h"

#include <algorithm>
#include <fstream>

#include "engine/bag/bag.h"
#include "engine/guide/house_remarks.h"
#include "engine/guide/score_answer.h"
#include "engine/guide/table_formulas.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"
#include "tests/tiledb/example_content.h"
#include "tiledb/group_game/game_names.h"
#include "tiledb/group_game/game_start.h"

namespace cartulary::tiledb::game_folder_test {
namespace {

namespace fs = std::filesystem;

// The content of the tests as a database would give it, read with the game of that content.
Library picnic() {
  const ExampleContent example;
  const ContentRead without = example.read_all();
  const Library& content = without.content.library;
  GameRead read = read_game(example.path() / "games" / "picnic", content);
  for (const Error& error : read.errors) UNSCOPED_INFO(to_text(error));
  REQUIRE(read.errors.empty());
  return std::move(read.library);
}

TEST_CASE("a game says what it is, and what it takes over and leaves out") {
  const Library library = picnic();
  const GroupGame* game = library.rulebook.game();
  REQUIRE(game != nullptr);
  CHECK(game->title == "Our picnic");
  CHECK(game->revision == "2, 2020-05-01");
  CHECK(game->players == "2-4");
  CHECK(game->is_adopted({RecordKind::Ruling, "meadow/goats"}));
  CHECK_FALSE(game->is_adopted({RecordKind::Ruling, "meadow/rain"}));
  CHECK(game->adopts.at({RecordKind::Variant, "meadow/night-shift"}) == "On Sundays.");
  const std::string* reason = game->dropped({RecordKind::Rule, "meadow/shear"});
  REQUIRE(reason != nullptr);
  CHECK(*reason == "Nobody has shears.");
  CHECK(game->dropped({RecordKind::Ruling, "meadow/shear"}) == nullptr);
  CHECK(game->dropped({RecordKind::Rule, "meadow/night"}) == nullptr);
}

TEST_CASE("the selection of a game takes boxes apart and names the game") {
  const Selection selection = picnic().rulebook.game()->selection;
  const std::map<std::string, int> sets = {{"brook", 3}, {"meadow", 1}, {"picnic-blanket", 1}};
  CHECK(selection.sets == sets);
  CHECK(selection.tiles == std::map<std::string, int>{{"MEA-02", 1}});
  CHECK(selection.without == std::map<std::string, int>{{"MEA-01", 1}});
  CHECK(selection.rule_set == "HiG");
  CHECK(selection.rules == std::map<std::string, std::string>{{"tiny-city", "2"}});
  REQUIRE(selection.game.has_value());
  CHECK(selection.game->id == "picnic");
}

TEST_CASE("records of a game stand among the others, as house rules unless they say otherwise") {
  const Library library = picnic();
  const Ruling* ants = library.rulebook.find_ruling("picnic/ants");
  REQUIRE(ants != nullptr);
  CHECK(ants->status == RulingStatus::House);
  CHECK(ants->set == "picnic");
  const auto challengers = library.rulebook.challengers_of("meadow/night");
  REQUIRE(challengers.size() == 1);
  CHECK(challengers[0] == ants);
  CHECK(library.catalog.find_set("picnic")->title == "Our picnic");
  CHECK(library.rulebook.find_element("picnic-cloth") != nullptr);
  CHECK(library.ledger.size() == 2);
}

TEST_CASE(
    "a game's lines of scoring take the place of those of the content, or stand behind them") {
  const Scoring& scoring = picnic().guides.scoring;
  std::vector<std::string> told;
  for (const ScoringLine& line : scoring.lines)
    told.push_back(line.id + ": " + line.points + ", " + to_text(line.rules.front()));
  CHECK(told == std::vector<std::string>{"road/any: 1 per tile, rule/meadow/shear",
                                         "road/inn: 0, rule/meadow/count-sheep",
                                         "city/any: 1 per tile, 1 per pennant, "
                                         "rule/meadow/count-sheep",
                                         "cloister/any: 2 per tile, ruling/picnic/ants",
                                         "picnic/complete-road: 5 more, ruling/picnic/ants"});
}

TEST_CASE("boards and questions score by a game's own lines, and tell what it does not play") {
  const Library library = picnic();
  const Selection& selection = library.rulebook.game()->selection;
  const Scoring& scoring = library.guides.scoring;
  const auto told = [](const std::vector<ScoreTerm>& terms) {
    std::string text;
    for (const ScoreTerm& term : terms)
      text += english(term.what) + " -> " + std::to_string(term.points) + " by " +
              std::string(term.rule) + "; ";
    return text;
  };
  const Formulas formulas = table_formulas(library.catalog, scoring, selection, &library.rulebook);
  CHECK(told(formulas.terms(FeatureFacts(Scored::Cloister).set("tiles", 3))) ==
        "3 tiles at 2 -> 6 by picnic/ants; ");
  // The group drops the first rule behind roads.
  CHECK(told(formulas.terms(FeatureFacts(Scored::Road).set("tiles", 3).set("complete"))) ==
        "Road: not played -> 0 by meadow/shear; Complete road to the picnic -> 5 by picnic/ants; ");
  const GuideQuestion game{library.catalog, &selection, {}, &library.rulebook};
  const auto question = read_score_question(scoring, game, "road", {"tiles=3", "complete"});
  REQUIRE(question.ok());
  CHECK(told(score(scoring, *question, game)->terms) ==
        "Road: not played -> 0 by meadow/shear; Complete road to the picnic -> 5 by picnic/ants; ");
}

TEST_CASE("a house rule by which a game's own line counts is not told as one that nothing counts") {
  const Library library = picnic();
  const GuideQuestion game{
      library.catalog, &library.rulebook.game()->selection, {}, &library.rulebook};
  const auto remarked = [&](const RecordIds& rules) {
    HouseRemarks remarks(library.guides, game);
    remarks.add_rules(rules);
    std::vector<std::string> ids;
    for (const HouseRemark& each : remarks.list()) ids.push_back(to_text(each.rule));
    return ids;
  };
  CHECK(remarked({{RecordKind::Rule, "meadow/night"}}) ==
        std::vector<std::string>{"ruling/meadow/goats", "ruling/picnic/ants",
                                 "variant/meadow/night-shift"});
  CHECK(remarked({{RecordKind::Ruling, "picnic/ants"}, {RecordKind::Rule, "meadow/night"}}) ==
        std::vector<std::string>{"ruling/meadow/goats", "variant/meadow/night-shift"});
}

TEST_CASE("tiles with unknown sides are counted, and never in the bag") {
  const Library library = picnic();
  const Result<Bag> bag = bag_of(library.catalog, library.rulebook.game()->selection);
  REQUIRE(bag.ok());
  for (const BagEntry& entry : bag->entries()) CHECK(entry.tile->id != "XBL-02");
  const auto outside = std::find_if(bag->outside().begin(), bag->outside().end(),
                                    [](const auto& piece) { return piece.tile->id == "XBL-02"; });
  REQUIRE(outside != bag->outside().end());
  CHECK(outside->copies == 2);
  CHECK(outside->reason == "a side is not known");
}

TEST_CASE("what is adopted applies whatever the sets") {
  const Library library = picnic();
  const Selection selection = library.rulebook.game()->selection;
  const Ruling* goats = library.rulebook.find_ruling("meadow/goats");
  Selection without = selection;
  without.sets.erase("meadow");
  CHECK(applies(*goats, library.catalog, without) == Applies::Yes);
  without.adopted.clear();
  CHECK(applies(*goats, library.catalog, without) == Applies::OtherSet);
}

// A disk that failed here once made a database without games, and said nothing.
TEST_CASE("games that cannot be read are an error, not content without games") {
  const ExampleContent example;
  ContentRead read = read_content(example.path());
  const fs::path games = example.path() / "games";
  fs::remove_all(games);
  add_games(example.path(), read);
  CHECK(read.errors.empty());
  std::ofstream(games) << "no folder";
  add_games(example.path(), read);
  CHECK(read.errors ==
        std::vector<Error>{{.where = games.generic_string(),
                            .what = "the folder cannot be read: Not a directory",
                            .fix = "put games there that are laid out as content/FORMAT.md says"}});
}

TEST_CASE(
    "a game of fifteen files of a megabyte is refused before it takes a quarter of a minute") {
  const ExampleContent example;
  const ContentRead without = example.read_all();
  const Library& content = without.content.library;
  const fs::path game = example.path() / "games" / "picnic";
  fs::create_directories(game / "rules");
  for (int i = 0; i < 15; ++i)
    std::ofstream(game / "rules" / ("large-" + std::to_string(i) + ".yaml"))
        << std::string(1'000'000, '#') << '\n';
  const GameRead read = read_game(game, content);
  CHECK(std::ranges::count(read.errors, Error{.where = game.generic_string(),
                                              .what = "the files are larger than 2 MiB together",
                                              .fix = "remove what is not needed"}) == 1);
}

TEST_CASE("the hash of content and game changes with either") {
  const ExampleContent example;
  const ContentRead without = example.read_all();
  const Library& content = without.content.library;
  const fs::path folder = example.path() / "games" / "picnic";
  const std::string before = read_game(folder, content).library.meta.content_hash;
  CHECK(before != content.meta.content_hash);
  CHECK(read_game(folder, content).library.meta.content_hash == before);
  example.write("games/picnic/ledger.yaml", example.read("games/picnic/ledger.yaml") + "\n");
  CHECK(read_game(folder, content).library.meta.content_hash != before);
}

TEST_CASE("content carries what a game's page tells") {
  const ExampleContent example;
  const ContentRead read = example.read_all();
  REQUIRE(read.errors.empty());
  REQUIRE(read.content.library.games.size() == 1);
  const CarriedGame& game = read.content.library.games.front();
  CHECK(game.id == "picnic");
  CHECK(game.own.front().record.find("/picnic") != std::string::npos);
  int copies = 0;
  for (const CarriedSet& set : game.used) {
    copies += set.copies;
    CHECK((set.kind == "own") == set.set.starts_with("picnic"));
  }
  CHECK(land_tiles(game) == copies);
  // Its own sets are known to its folder alone.
  CHECK(game.sets.find("picnic") == std::string::npos);
}

TEST_CASE(
    "the group's game of the content has 212 land tiles and 27 of rivers, and says which are "
    "unknown") {
  const GameRead read =
      read_game(CARTULARY_SOURCE_DIR "/content/games/our-carcassonne", test::project_library());
  REQUIRE(read.errors.empty());
  const CarriedGame* game = find_game(read.library.games, "our-carcassonne");
  REQUIRE(game != nullptr);
  CHECK(land_tiles(*game) == 212 + 27);
  CHECK(unknown_tiles(*game) > 0);
  CHECK(game->rules == "farm-scoring=1,tiny-city=2");
  CHECK(game->documents == std::vector<std::string>{"house-rules", "jcz-5", "wikicarpedia"});
}

TEST_CASE("a new game passes the check, in a folder of any name") {
  const Library& content = test::project_library();
  const TemporaryFolder folder;
  for (const char* name : {"Our evenings", "tower", "été", "2024 & on"}) {
    INFO(name);
    const auto written = write_new_game(folder / name, content.catalog);
    REQUIRE(written.ok());
    CHECK(written->size() == 2);
    const GameRead read = read_game(folder / name, content);
    for (const Error& error : read.errors) UNSCOPED_INFO(to_text(error));
    CHECK(read.errors.empty());
    CHECK(set_with_id(content.catalog, read.library.rulebook.game()->id) == nullptr);
  }
}

TEST_CASE("the lines of a new game that are commented out are right as well") {
  const Library& content = test::project_library();
  const TemporaryFolder folder;
  REQUIRE(write_new_game(folder / "tea", content.catalog).ok());
  std::string text = folder.read("tea/game.yaml");
  for (const char* key : {"players", "tiles", "without", "edition", "editions", "rules", "adopts",
                          "drops", "notes"}) {
    const std::string commented = std::string("# ") + key + ": ";
    const std::size_t at = text.find(commented);
    INFO(key);
    REQUIRE(at != std::string::npos);
    text.erase(at, 2);
  }
  folder.write("tea/game.yaml", text);
  const GameRead read = read_game(folder / "tea", content);
  for (const Error& error : read.errors) UNSCOPED_INFO(to_text(error));
  CHECK(read.errors.empty());
}

TEST_CASE("a new game does not go where something is") {
  const Library& content = test::project_library();
  const TemporaryFolder folder;
  folder.write("tea/cup", "");
  const auto written = write_new_game(folder / "tea", content.catalog);
  REQUIRE_FALSE(written.ok());
  CHECK(to_text(written.error()) == (folder / "tea").generic_string() +
                                        ": there is something already\n"
                                        "fix: name a folder that is new or empty");
}

}  // namespace
}  // namespace cartulary::tiledb::game_folder_test
