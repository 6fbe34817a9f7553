#include "engine/scoring/fact_words.h"

#include "engine/text/page_language.h"
#include "tests/support/catch.h"

namespace cartulary::fact_words_test {
namespace {

ScoringFact count_fact(const char* name, const char* one, const char* many) {
  ScoringFact fact;
  fact.name = name;
  fact.kind = FactKind::Count;
  fact.one = one;
  fact.many = many;
  return fact;
}

std::string german(const Said& said) {
  return words_of(said, PageLanguage("de"));
}

TEST_CASE("what a fact counts is a message, with whom it counts another") {
  const ScoringFact cities = count_fact("cities", "completed city", "completed cities");
  ScoringFact pig;
  pig.name = "pig";
  pig.one = "the pig";
  const Said told = FactWords(pig).with(FactWords(cities).counted(3));
  CHECK(told == "3 completed cities with the pig");
  CHECK(german(told) == "3 vollendete Städte mit dem Schwein");
  CHECK(german(FactWords(cities).counted(1)) == "1 vollendete Stadt");
  CHECK(FactWords(cities).none() == "no completed city");
  CHECK(german(FactWords(cities).none()) == "keine vollendete Stadt");
  CHECK(FactWords(cities).with("3 tiles") == "3 tiles");
  CHECK(german(FactWords(cities).title()) == "Städte");
}

TEST_CASE("walk: the City of Carcassonne is a proper name") {
  const Said title = FactWords(count_fact("city-of-carcassonne", "", "")).title();
  CHECK(title == "City of Carcassonne");
  CHECK(german(title) == "Stadt Carcassonne");
}

TEST_CASE("a fact that content calls otherwise than its message is told in the words of content") {
  const ScoringFact towns = count_fact("cities", "town", "towns");
  CHECK(FactWords(towns).counted(2) == "2 towns");
  CHECK(german(FactWords(towns).counted(2)) == "2 towns");
  CHECK(FactWords(towns).none() == "no town");
  const ScoringFact herons = count_fact("own:heron", "heron", "herons");
  CHECK(FactWords(herons).counted(1) == "1 heron");
  CHECK(FactWords(herons).title().id.empty());
  ScoringFact mage;
  mage.name = "mage";
  mage.kind = FactKind::Player;
  mage.one = "the wizard";
  CHECK(FactWords(mage).with("2 tiles") == "2 tiles with the wizard");
}

}  // namespace
}  // namespace cartulary::fact_words_test
