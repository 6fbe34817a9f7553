// How many of a thing there are in the boxes, asked as people ask it.
#include <algorithm>
#include <initializer_list>

#include "tests/search/project_search.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"

namespace cartulary::contents_test {
namespace {

std::optional<ContentsAnswer> contents(std::string_view query,
                                       const Selection* selection = nullptr) {
  const auto hits =
      test::project_search().find(query, {.rules_only = true, .selection = selection, .limit = 1});
  REQUIRE(hits.ok());
  CHECK_FALSE((hits->contents && hits->answer));
  return hits->contents;
}

std::string verdict(std::string_view query, const Selection* selection = nullptr) {
  const auto answer = contents(query, selection);
  return answer ? answer->verdict : "nothing";
}

Selection chosen(const std::string& sets, const std::string& edition = {}) {
  SelectionText text;
  text.sets = sets;
  text.edition = edition;
  const auto selection = select(test::project_library().catalog, text, DefaultSets::BaseGame);
  REQUIRE(selection.ok());
  return *selection;
}

struct Asked {
  std::string_view query, verdict;
};

TEST_CASE(
    "how many in a box whose name is a list or was changed: the words of the name ask nothing") {
  CHECK(verdict("how many land tiles are in Count, King & Robber") ==
        "22 (Count, King and Robber).");
  CHECK(verdict("how many bazaar tiles are in Bridges, Castles and Bazaars?") ==
        "8 in C1, 8 in C2 (Bridges, Castles and Bazaars).");
}

TEST_CASE("how many there are: pieces, from the contents of boxes") {
  for (const Asked& one : std::initializer_list<Asked>{
           {"how many abbey tiles are there", "6 in C1, 6 in C2 (Abbey and Mayor)."},
           {"Wie viele Abteien sind im Spiel?", "6 in C1, 6 in C2 (Abbey and Mayor)."},
           {"How many pigs are there in the box?",
            "6 in C1, 6 in C2, 6 in C3 (Traders and Builders)."},
           {"wie viele Schweine sind in der Schachtel",
            "6 in C1, 6 in C2, 6 in C3 (Traders and Builders)."},
           {"how many barns are there", "6 in C1, 6 in C2, 6 in C3.1."},
           {"how many castle tokens are there in my boxes",
            "12 in C1, 12 in C2, 6 in C3.1 (Bridges, Castles and Bazaars)."},
           {"how many gold bars are in the box", "16 (The Goldmines)."},
           {"how many mayors in Big Box 3", "6 (Big Box 3)."},
           {"Wie viele Gefolgsleute sind im Grundspiel", "48 in C1, 40 in C2 (Base Game)."},
           {"how many towers are there",
            "tower piece 30 in C1, 30 in C2, 20 in C3.1 (The Tower); tower foundation 18 in C1, 18 "
            "in C2 (The Tower)."}}) {
    INFO(one.query);
    CHECK(verdict(one.query) == one.verdict);
  }
}

TEST_CASE("how many there are: marks and tiles, from the copies of tiles") {
  for (const Asked& one : std::initializer_list<Asked>{
           {"how many inns", "9 in C1, 9 in C2, 7 in C3, 9 in C3.1, 1 in the Winter Edition."},
           {"how many cathedrals are there?", "2 (Inns and Cathedrals)."},
           {"how many gardens are there", "30 in C2, 17 in C3, 8 in C3.1."},
           {"how many tiles with dragons are there",
            "12 in C1, 12 in C2, 10 in C3.1 (The Princess and the Dragon)."},
           {"how many tower tiles are there", "18 in C1, 18 in C2 (The Tower)."},
           {"how many tiles are in Inns and Cathedrals",
            "18 in C1, 18 in C2, 18 in C3, 24 in C3.1 (Inns and Cathedrals)."},
           {"how many tiles are in the base game and inns", "90 in C1, 90 in C2, 90 in C3."},
           {"Wie viele Karten hat das Grundspiel", "72 in C1, 72 in C2, 72 in C3 (Base Game)."},
           {"how many tiles does the river have", "12 in C1, 12 in C2, 12 in C3 (The River)."},
           {"how many tiles are in big box 5", "144 (Big Box 5)."}}) {
    INFO(one.query);
    CHECK(verdict(one.query) == one.verdict);
  }
}

TEST_CASE("how many there are: which set has them is told, with the sources of the sets") {
  const auto answer = contents("how many barns are there");
  REQUIRE(answer.has_value());
  const TileSet* abbey = test::project_library().catalog.find_set("abbey-and-mayor");
  const TileSet* castles = test::project_library().catalog.find_set("bridges-castles-and-bazaars");
  REQUIRE((abbey != nullptr && castles != nullptr));
  CHECK(answer->verdict == "6 in C1, 6 in C2, 6 in C3.1.");
  CHECK(answer->text ==
        "barn: Abbey and Mayor 6 in C1, 6 in C2; Bridges, Castles and Bazaars 6 in C3.1.");
  CHECK(answer->id == "element/barn");
  for (const TileSet* set : {abbey, castles})
    for (const SourcePlace& source : set->sources)
      CHECK(std::ranges::find(answer->sources, source) != answer->sources.end());
}

TEST_CASE("how many there are: of the chosen sets, and elsewhere where these have none") {
  const Selection all_editions = chosen("base-game,IC,AM");
  CHECK(verdict("how many gardens are there", &all_editions) == "11 in C2, 10 in C3, 2 in C3.1.");
  const Selection second = chosen("base-game,IC", "C2");
  CHECK(verdict("how many gardens are there", &second) == "10 in C2.");
  const Selection twice = chosen("base-game,AM*2");
  CHECK(verdict("how many mayors are there", &twice) == "12 in C1, 12 in C2 (Abbey and Mayor).");
  CHECK(verdict("how many pigs are there", &second) ==
        "None here; elsewhere 6 in C1, 6 in C2, 6 in C3 (Traders and Builders).");
}

TEST_CASE("how many there are: what asks for anything else is not answered so") {
  for (const std::string_view query :
       {"how many points for a city", "how many points do gardens have",
        "how many meeples does each player get", "how many farmers may stand in a city",
        "how many tiles do I draw with a builder", "how many tiles are in my hand",
        "how many meeples can be on a tile", "how many people can play", "how many turns are there",
        "how many tiles are in the Phantom", "how many wagons and mayors are there"}) {
    INFO(query);
    CHECK(verdict(query) == "nothing");
  }
}

}  // namespace
}  // namespace cartulary::contents_test
