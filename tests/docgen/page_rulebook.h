// Rules, rulings and elements of the small catalog: each status, a ruling on two rules, one that
// needs another set, sides of publishers, a printing of its own.
#pragma once

#include "engine/rule/rulebook.h"
#include "tests/engine/project_language.h"

namespace cartulary::test {

inline Element page_element(std::string id, std::string set, std::string definition) {
  Element element;
  element.id = id;
  element.name = std::move(id);
  element.set = std::move(set);
  element.definition = std::move(definition);
  element.sources = {{"car-7.4", "section \"Glossary\""}};
  return element;
}

inline Rule page_rule(std::string id, std::string heading, std::string text,
                      std::vector<std::string> about) {
  Rule rule;
  rule.id = std::move(id);
  rule.set = rule.id.substr(0, rule.id.find('/'));
  rule.title = "Rule " + rule.id.substr(rule.id.find('/') + 1);
  rule.heading = std::move(heading);
  rule.step = Step::Score;
  rule.text = std::move(text);
  rule.about = std::move(about);
  rule.sources = {{"car-7.4", "page 3"}};
  return rule;
}

inline Ruling page_ruling(std::string id, RulingStatus status, std::vector<std::string> annotates,
                          std::string text, std::vector<std::string> about) {
  Ruling ruling;
  ruling.id = std::move(id);
  ruling.set = ruling.id.substr(0, ruling.id.find('/'));
  ruling.title = "Ruling " + ruling.id.substr(ruling.id.find('/') + 1);
  ruling.status = status;
  ruling.basis = "marked";
  ruling.annotates = std::move(annotates);
  ruling.text = std::move(text);
  ruling.about = std::move(about);
  ruling.notes = {{"car-7.4", 7}};
  return ruling;
}

inline Rulebook page_rulebook() {
  Element inn = page_element("inn", "inns-and-cathedrals", "A house by a [road](element/road).");
  inn.kind = ElementKind::Symbol;
  inn.german = "Wirtshaus";
  inn.also = {"tavern"};
  inn.marks = {"inn"};
  inn.see = {"road"};

  Rule place = page_rule("base-game/place", "The turn", "Lay [the bend](tile/BA-15).", {"road"});
  Rule road = page_rule("base-game/road", "The turn", "| | points |\n|---|---|\n| road | 1 |",
                        {"road", "inn"});
  road.aliases = {"base-game/way", "river/way"};
  Rule lake = page_rule("inns-and-cathedrals/lake", "Inns", "See [the road](rule/base-game/road).",
                        {"inn", "road"});
  Rule late = page_rule("inns-and-cathedrals/late", "Inns", "In *new* boxes.", {"inn"});
  late.editions = {Edition::C2};
  late.rule_sets = {"RGG"};
  late.value = RuleValue{"late-inns", {"yes", "no"}, "no"};

  Ruling both = page_ruling("base-game/both", RulingStatus::Official,
                            {"base-game/road", "base-game/place"}, "Yes & no.", {"road"});
  both.aliases = {"base-game/each"};
  both.question = "May I <really>?";
  both.publisher = "HiG";
  both.date = "2013-01";
  Ruling differ = page_ruling("inns-and-cathedrals/differ", RulingStatus::Difference,
                              {"inns-and-cathedrals/lake"}, "Two points.", {"inn"});
  differ.says = {{"HiG", Edition::C1, "first printing", "two", true},
                 {"RGG", std::nullopt, "", "one", false}};
  Ruling open = page_ruling("inns-and-cathedrals/open", RulingStatus::Open, {"base-game/road"},
                            "Nobody knows.", {"inn", "road"});
  open.with = {"phantom"};
  open.contradicts = {"base-game/both"};
  Ruling house = page_ruling("inns-and-cathedrals/house", RulingStatus::House,
                             {"inns-and-cathedrals/late"}, "No inns.", {"inn"});
  house.by = "<b>somebody</b>";
  return Rulebook(
      {std::move(inn), page_element("road", "", "It leads on.")},
      {{"base-game", "Lay *tiles*.", "", "1. Place.", "Count."},
       {"inns-and-cathedrals", "Adds inns.", "Large ones.", "As before.", "Roads pay."}},
      {std::move(place), std::move(road), std::move(lake), std::move(late)},
      {std::move(both), std::move(differ), std::move(open), std::move(house)}, {}, {},
      project_language());
}

}  // namespace cartulary::test
