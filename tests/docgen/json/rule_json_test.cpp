#include "docgen/json/rule_json.h"

#include "docgen/json/position_json.h"
#include "docgen/report/position_found.h"
#include "engine/text/page_language.h"
#include "tests/docgen/page_position.h"
#include "tests/engine/small_catalog.h"
#include "tests/engine/small_rulebook.h"
#include "tests/support/catch.h"
#include "tests/support/golden.h"

namespace cartulary::docgen::rule_json_test {
namespace {

// The small catalog and rulebook, with the content's hash.
struct Small {
  tiledb::Meta meta;
  Catalog catalog = test::small_catalog();
  Rulebook rulebook = test::small_rulebook();

  Small() { meta.content_hash = std::string(64, 'a'); }
  RuleData data() const { return {meta, catalog, rulebook}; }
};

Position every_expectation() {
  Position position;
  position.id = "inns-and-cathedrals/all";
  position.title = "All that can be expected";
  position.shows = {"inns-and-cathedrals/inn-at-the-end", "base-game/way"};
  position.selection.sets = {{"base-game", 1}};
  position.figures = {{"", "dragon", {1, 0}, "", 1, ""}};
  Expectation& expect = position.expect;
  expect.legal = false;
  expect.illegal = {{{0, 1}, "the north side is field"}};
  ExpectedFeature farm;
  farm.kind = FeatureKind::Field;
  farm.cells = {{0, 0}};
  farm.barn = BarnMoment::Joined;
  expect.features = {farm};
  expect.holes = {{{2, 0}, "c???", {{"BA-03"}}}, {{3, 0}, "f???", {}}};
  expect.towers = {{{0, 0}, {{0, 0}, {1, 0}}, {{1, 0}}}};
  expect.barn_sites = {{{0, 0}, Corner::SE, true}};
  expect.farms = std::map<std::string, int>{{"blue", 6}, {"red", 3}};
  expect.dragon = ExpectedFlight{{{1, 0}, {2, 0}}, {{2, 0}}, {}};
  position.note = "Made up.";
  return position;
}

TEST_CASE("a rule: all its fields, and the rulings that lead to it") {
  const Small small;
  check_golden("rule_json/rule.json",
               rule_json(small.data(), *small.rulebook.find_rule("base-game/road")));
  check_golden("rule_json/rule-choice.json",
               rule_json(small.data(), *small.rulebook.find_rule("base-game/house-roads")));
}

TEST_CASE("a ruling: who says what, what it annotates, and what it stands against") {
  const Small small;
  check_golden(
      "rule_json/ruling.json",
      ruling_json(small.data(), *small.rulebook.find_ruling("inns-and-cathedrals/inn-at-the-end")));
  check_golden("rule_json/ruling-difference.json",
               ruling_json(small.data(), *small.rulebook.find_ruling("base-game/small-city")));
  check_golden("rule_json/ruling-superseded.json",
               ruling_json(small.data(), *small.rulebook.find_ruling("base-game/old-road")));
}

TEST_CASE("a variant: who proposed it, or that it is official, and what it changes") {
  const Small small;
  check_golden("rule_json/variant.json",
               variant_json(small.data(), *small.rulebook.find_variant("base-game/blindfold")));
  check_golden("rule_json/variant-official.json",
               variant_json(small.data(), *small.rulebook.find_variant("base-game/chess-clock")));
}

TEST_CASE("an element: its words, the tiles that bear it, and what is about it") {
  const Small small;
  check_golden("rule_json/element.json",
               element_json(small.data(), *small.rulebook.find_element("inn")));
  check_golden("rule_json/element-figure.json",
               element_json(small.data(), *small.rulebook.find_element("follower")));
}

TEST_CASE("elements: a page of the list") {
  const Small small;
  check_golden("rule_json/elements.json",
               elements_json(small.rulebook, {.offset = 1, .limit = 2, .next = "more"}));
}

TEST_CASE("the rules of a set stand with the rulings of other sets on them") {
  const Small small;
  check_golden("rule_json/set-rules.json",
               set_rules_json(small.data(), *small.catalog.find_set("base-game")));
}

TEST_CASE("what a position shows is said in the order of a language, players one after another") {
  Position position;
  ExpectedFeature road;
  road.kind = FeatureKind::Road;
  road.cells = {{0, 0}, {1, 0}};
  road.complete = false;
  road.points = 2;
  road.scores = {{"blue", 2}, {"red", 2}};
  position.expect.features = {road};
  const Said found = found_words(position).at(0);
  CHECK(found == "road on 2 tiles, not complete, 2 points: blue 2, red 2");
  CHECK(words_of(found, PageLanguage("de")) ==
        "road auf 2 Karten, nicht vollendet, 2 Punkte: blue 2, red 2");
}

TEST_CASE("a position: its board, its figures, what is expected and what it shows") {
  const Small small;
  std::vector<Position> positions = {test::thieves(), every_expectation()};
  const RuleData data = {small.meta, small.catalog, small.rulebook, positions};
  check_golden("rule_json/position.json", position_json(data, positions[0]));
  check_golden("rule_json/position-expect.json", position_json(data, positions[1]));
  CHECK(positions_json(data, {.offset = 0, .limit = 1, .next = "more"}) == R"({
  "total": 2,
  "shown": 1,
  "positions": [
    {"id": "position/base-game/two-thieves", "set": "base-game", "title": "Two thieves & one road", "shows": ["base-game/road"]}
  ],
  "next": "more"
}
)");
}

TEST_CASE("rules, rulings and elements tell the positions that show them") {
  const Small small;
  const std::vector<Position> positions = {test::thieves()};
  const RuleData data = {small.meta, small.catalog, small.rulebook, positions};
  const std::string shown =
      "  \"positions\": [\n"
      "    {\"id\": \"position/base-game/two-thieves\", \"title\": \"Two thieves & one road\"}\n"
      "  ],\n";
  CHECK(rule_json(data, *small.rulebook.find_rule("base-game/road")).find(shown) !=
        std::string::npos);
  for (const char* element : {"follower", "inn"})
    CHECK(element_json(data, *small.rulebook.find_element(element)).find(shown) !=
          std::string::npos);
  CHECK(element_json(data, *small.rulebook.find_element("city")).find("\"positions\": [],\n") !=
        std::string::npos);
}

TEST_CASE("every golden of rules is asked for") {
  check_no_stale_goldens("rule_json");
}

TEST_CASE("a set without rules has none, and says nothing of them") {
  const Small small;
  CHECK(set_rules_json(small.data(), *small.catalog.find_set("river")) == R"({
  "set": "river",
  "title": "The River",
  "summary": null,
  "in_the_box": null,
  "turn": null,
  "scoring": null,
  "rules": [],
  "rulings": [],
  "variants": []
}
)");
}

TEST_CASE("a record is cited with the program and the content that it stands in") {
  const Small small;
  CHECK(citation(small.meta, "rule/base-game/road") ==
        "Cartulary " CARTULARY_VERSION ", rule/base-game/road, content aaaaaaaaaaaa");
}

}  // namespace
}  // namespace cartulary::docgen::rule_json_test
