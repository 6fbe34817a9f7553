#include "tests/engine/small_rulebook.h"

#include <utility>

#include "tests/engine/project_language.h"

namespace cartulary::test {
namespace {

std::vector<SourcePlace> at(std::string place) {
  return {{"car-7.4", std::move(place)}};
}

Element element(std::string id, ElementKind kind, std::string german, std::string definition) {
  Element made;
  made.id = made.name = std::move(id);
  made.kind = kind;
  made.german = std::move(german);
  made.definition = std::move(definition);
  made.sources = at("section \"A Carcassonne Glossary\"");
  return made;
}

std::vector<Element> elements() {
  Element follower = element("follower", ElementKind::Figure, "Gefolgsmann",
                             "A figure that claims a [city](element/city) or a road.");
  follower.also = {"meeple", "Meeple"};
  follower.see = {"city", "road"};
  follower.note = "Named afresh by each publisher.";
  Element inn = element("inn", ElementKind::Symbol, "Wirtshaus", "A house beside a road.");
  inn.set = "inns-and-cathedrals";
  inn.marks = {"inn"};
  inn.see = {"road"};
  Element road = element("road", ElementKind::Feature, "", "A line from end to end.");
  road.unknown = {"german"};
  return {element("city", ElementKind::Feature, "Stadt", "A feature within walls."), follower, inn,
          road};
}

Rule rule(std::string id, std::string set, std::string title, std::string text) {
  Rule made;
  made.id = std::move(id);
  made.set = std::move(set);
  made.title = std::move(title);
  made.text = std::move(text);
  made.heading = "Scoring";
  made.step = Step::Score;
  return made;
}

std::vector<Rule> rules() {
  Rule city = rule("base-game/city", "base-game", "Completed cities",
                   "A completed [city](element/city) scores for its owner:\n\n"
                   "| what | points |\n|---|--:|\n| each tile | 2 |\n| each pennant | 2 |\n");
  city.about = {"city", "follower"};
  city.editions = {Edition::C1, Edition::C2};
  city.sources = at("page 5");
  Rule road = rule("base-game/road", "base-game", "Completed roads",
                   "Count the tiles, **each once**:\n\n- a bend,\n- a straight such as "
                   "[BA-03](tile/BA-03).\n");
  road.aliases = {"base-game/road-complete", "base-game/way"};
  road.about = {"road"};
  road.sources = at("page 6");
  road.note = "The picture is lost.";
  Rule house = rule("base-game/house-roads", "base-game", "Roads of two tiles", "They score less.");
  house.heading = "Choices";
  house.step = Step::General;
  house.about = {"road"};
  house.rule_sets = {"WC2012"};
  house.value = RuleValue{"short-road", {"1", "2"}, "2"};
  house.board = {"base-game/road-loop"};
  house.asked = {"is a lane of two worth less"};
  house.word = "depends";
  house.verdict = "It depends on your group whether a road of two tiles scores 1 or 2 points.";
  house.branches = {{"short roads score less", "1"}, {"they do not", "2"}};
  house.verdict_read = "once";
  house.sources = at("page 7");
  Rule inn = rule("inns-and-cathedrals/inn", "inns-and-cathedrals", "Roads with an inn",
                  "A completed road with an [inn](element/inn) scores 2 for each tile.");
  inn.about = {"inn", "road"};
  inn.sources = at("page 9");
  return {std::move(city), std::move(road), std::move(house), std::move(inn)};
}

Ruling ruling(std::string id, std::string set, std::string title, RulingStatus status,
              std::string text) {
  Ruling made;
  made.id = std::move(id);
  made.set = std::move(set);
  made.title = std::move(title);
  made.status = status;
  made.basis = "marked";
  made.text = std::move(text);
  return made;
}

Ruling small_city() {
  Ruling made = ruling("base-game/small-city", "base-game", "A city of two tiles scores in full",
                       RulingStatus::Difference, "The later rules have it so.");
  made.word = "depends";
  made.verdict = "It depends on the publisher whether a city of two tiles scores in full.";
  made.branches = {{"rule set HiG", "no"}, {"rule set ZMG", "yes"}};
  made.verdict_read = "twice";
  made.basis = "inferred: both printings are quoted";
  made.question = "Does a city of two tiles score 2 points for each?";
  made.annotates = {"base-game/city"};
  made.about = {"city"};
  made.editions = {Edition::C1};
  made.says = {{"HiG", Edition::C1, "first printing", "2 points in all", false},
               {"ZMG", {}, "", "2 points for *each* tile", true}};
  made.notes = {{"car-7.4", 19}};
  return made;
}

Ruling inn_at_the_end() {
  Ruling made = ruling("inns-and-cathedrals/inn-at-the-end", "inns-and-cathedrals",
                       "An unfinished road with an inn scores nothing", RulingStatus::Official,
                       "Nothing at all.");
  made.question = "What does an unfinished road with an [inn](element/inn) score?";
  made.annotates = {"inns-and-cathedrals/inn", "base-game/road"};
  made.about = {"inn", "road"};
  made.with = {"abbey-and-mayor"};
  made.publisher = "HiG";
  made.date = "2013-01";
  made.supersedes = {"base-game/old-road"};
  made.contradicts = {"base-game/road"};
  made.notes = {{"car-7.4", 39}, {"car-7.4", 40}};
  made.sources = at("page 9");
  made.note = "Asked twice.";
  return made;
}

std::vector<Ruling> rulings() {
  Ruling old_road = ruling("base-game/old-road", "base-game", "Does an old road count?",
                           RulingStatus::Open, "Nobody knows.");
  old_road.annotates = {"base-game/road"};
  old_road.about = {"road"};
  old_road.sources = at("page 8");
  Ruling short_road = ruling("base-game/short-road", "base-game", "Short roads score nothing",
                             RulingStatus::House, "They score nothing.");
  // A name of the project's own content, which examples of the API ask for.
  short_road.aliases = {"base-game/house-small-cities-pay-two"};
  short_road.annotates = {"base-game/house-roads"};
  short_road.about = {"road", "follower"};
  short_road.unknown = {"by"};
  short_road.sources = at("page 8");
  return {small_city(), std::move(old_road), std::move(short_road), inn_at_the_end()};
}

Variant variant(std::string id, std::string title, std::string text) {
  Variant made;
  made.id = std::move(id);
  made.set = "base-game";
  made.title = std::move(title);
  made.text = std::move(text);
  made.sources = at("page 20");
  return made;
}

std::vector<Variant> variants() {
  Variant blindfold = variant("base-game/blindfold", "Blindfold", "Nobody looks.");
  blindfold.aliases = {"base-game/dark"};
  blindfold.question = "May we play *blindfold*?";
  blindfold.annotates = {"base-game/city"};
  blindfold.author = "Ann Author";
  blindfold.note = "Mind the tower.";
  Variant clock = variant("base-game/chess-clock", "Chess clock", "Each has ten minutes.");
  clock.annotates = {"base-game/city"};
  clock.with = {"river"};
  return {std::move(blindfold), std::move(clock)};
}

}  // namespace

SmallRules small_rules() {
  return {elements(),
          {{"base-game", "Players build a landscape.", "", "1. Place a tile.\n2. Score it.",
            "Cities score *most*."},
           {"inns-and-cathedrals", "Inns stand beside roads.", "Some tiles show *inns*.",
            "As usual.", "As the rules say."}},
          rules(),
          rulings(),
          variants()};
}

Rulebook small_rulebook() {
  SmallRules made = small_rules();
  return Rulebook(std::move(made.elements), std::move(made.openings), std::move(made.rules),
                  std::move(made.rulings), std::move(made.variants), {}, project_language());
}

}  // namespace cartulary::test
