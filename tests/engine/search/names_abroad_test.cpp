#include "engine/search/names_abroad.h"

#include "tests/engine/project_language.h"
#include "tests/support/catch.h"

namespace cartulary::names_abroad_test {
namespace {

using Terms = std::vector<std::string>;

Terms copied(std::span<const std::string> terms) {
  return {terms.begin(), terms.end()};
}

const NamesAbroad& names() {
  static const std::vector<ForeignName> list = {
      {"cs/element/inn", "cs", "", "inn", "Hostinec", "x"},
      {"fr/element/inn", "fr", "", "inn", "Auberge au lac", "x"},
      {"fr/set/tower", "fr", "tower", "", "La Tour", "x"},
      {"fr/set/inns", "fr", "inns", "", "Auberges et Cathédrales", "x"},
      {"it/set/inns", "it", "inns", "", "Locande e Cattedrali", "x"},
      {"hu/element/inn", "hu", "", "inn", "Fogadó", "x"}};
  static const NamesAbroad made(list, test::project_language());
  return made;
}

Terms whole(std::string_view text) {
  return copied(names().whole().meaning_of(text));
}

TEST_CASE("names abroad: whole names, without accents and articles, in the languages searched") {
  CHECK(whole("HOSTINEC") == Terms{"@inn"});
  CHECK(whole("tour") == Terms{"@set/tower"});
  CHECK(whole("auberges et cathedrales") == Terms{"@set/inns"});
  CHECK(whole("fogado") == Terms{});
  CHECK(whole("inn") == Terms{});
}

TEST_CASE("names abroad: a word of a longer name is that of an element before that of a set") {
  CHECK(copied(names().meaning_of_part("auberge")) == Terms{"@inn"});
  CHECK(copied(names().meaning_of_part("cattedrali")) == Terms{"@set/inns"});
  CHECK(copied(names().meaning_of_part("lac")) == Terms{});
}

TEST_CASE("names abroad: one slip is forgiven in a long word that begins alike") {
  CHECK(copied(names().meaning_near("locanda")) == Terms{"@set/inns"});
  CHECK(copied(names().meaning_near("hostinac")) == Terms{"@inn"});
  CHECK(copied(names().meaning_near("postinec")) == Terms{});
  CHECK(copied(names().meaning_near("tours")) == Terms{});
}

}  // namespace
}  // namespace cartulary::names_abroad_test
