#include "engine/rule/rule_lookup.h"

#include "tests/engine/small_rulebook.h"
#include "tests/support/catch.h"

namespace cartulary::rule_lookup_test {
namespace {

using test::small_rulebook;

// The id found, with its kind; or the whole error.
std::string found(const Rulebook& rulebook, std::string_view name) {
  const Result<RuleOrRuling> record = need_rule(rulebook, name, "id");
  if (!record) return to_text(record.error());
  if (const auto* rule = std::get_if<const Rule*>(&*record)) return "rule/" + (*rule)->id;
  if (const auto* variant = std::get_if<const Variant*>(&*record))
    return "variant/" + (*variant)->id;
  return "ruling/" + std::get<const Ruling*>(*record)->id;
}

TEST_CASE("rules and rulings are found with their kind and without, by former ids too") {
  const Rulebook rulebook = small_rulebook();
  CHECK(found(rulebook, "rule/base-game/road") == "rule/base-game/road");
  CHECK(found(rulebook, "base-game/road") == "rule/base-game/road");
  CHECK(found(rulebook, "base-game/way") == "rule/base-game/road");
  CHECK(found(rulebook, "Base-Game/Road") == "rule/base-game/road");
  CHECK(found(rulebook, "ruling/base-game/old-road") == "ruling/base-game/old-road");
  CHECK(found(rulebook, "base-game/old-road") == "ruling/base-game/old-road");
}

TEST_CASE("a record is found by its id, of its kind alone where that is said") {
  const Rulebook rulebook = small_rulebook();
  const auto id_of = [&](std::string_view name) {
    const RuleRecord* record = find_record(rulebook, name);
    return record == nullptr ? std::string("none") : record->id;
  };
  CHECK(id_of("rule/base-game/road") == "base-game/road");
  CHECK(id_of("base-game/old-road") == "base-game/old-road");
  CHECK(id_of("variant/base-game/blindfold") == "base-game/blindfold");
  CHECK(id_of("ruling/base-game/road") == "none");
  CHECK(id_of("element/follower") == "none");
}

TEST_CASE("variants are found as rules are") {
  const Rulebook rulebook = small_rulebook();
  CHECK(found(rulebook, "variant/base-game/blindfold") == "variant/base-game/blindfold");
  CHECK(found(rulebook, "base-game/blindfold") == "variant/base-game/blindfold");
  CHECK(found(rulebook, "variant/base-game/dark") == "variant/base-game/blindfold");
  CHECK(found(rulebook, "rule/base-game/blindfold") ==
        "id: no rule, ruling or variant is called 'rule/base-game/blindfold'\n"
        "did you mean 'variant/base-game/blindfold'?\n"
        "fix: write an id such as rule/tower/ransom; searches tell ids");
  CHECK(found(rulebook, "base-game/blindfolds") ==
        "id: no rule, ruling or variant is called 'base-game/blindfolds'\n"
        "did you mean 'variant/base-game/blindfold'?\n"
        "fix: write an id such as rule/tower/ransom; searches tell ids");
}

TEST_CASE("a rule that is none is told with the nearest, whatever kind that is of") {
  const Rulebook rulebook = small_rulebook();
  CHECK(found(rulebook, "base-game/raod") ==
        "id: no rule, ruling or variant is called 'base-game/raod'\n"
        "did you mean 'rule/base-game/road'?\n"
        "fix: write an id such as rule/tower/ransom; searches tell ids");
  CHECK(found(rulebook, "ruling/base-game/road") ==
        "id: no rule, ruling or variant is called 'ruling/base-game/road'\n"
        "did you mean 'rule/base-game/road'?\n"
        "fix: write an id such as rule/tower/ransom; searches tell ids");
  CHECK(found(rulebook, "ruling/base-game/old-roads") ==
        "id: no rule, ruling or variant is called 'ruling/base-game/old-roads'\n"
        "did you mean 'ruling/base-game/old-road'?\n"
        "fix: write an id such as rule/tower/ransom; searches tell ids");
  CHECK(found(rulebook, "zzz") ==
        "id: no rule, ruling or variant is called 'zzz'\n"
        "fix: write an id such as rule/tower/ransom; searches tell ids");
}

TEST_CASE("elements are found by id; their other words lead to the id") {
  const Rulebook rulebook = small_rulebook();
  CHECK((*need_element(rulebook, "element/inn", "id"))->id == "inn");
  CHECK((*need_element(rulebook, "Inn", "id"))->id == "inn");
  CHECK((*need_element(rulebook, "element/meeple", "id"))->id == "follower");
  CHECK((*need_element(rulebook, "Wirtshaus", "id"))->id == "inn");
  CHECK(to_text(need_element(rulebook, "element/knaves", "id").error()) ==
        "id: no element is called 'element/knaves'\n"
        "fix: write an id such as element/follower; searches tell ids");
  CHECK(need_element(rulebook, "folower", "id").error().suggestion == "follower");
  CHECK(need_element(rulebook, "", "id").error().suggestion == "");
  const std::vector<const Element*> called = elements_called(rulebook, "STADT");
  REQUIRE(called.size() == 1);
  CHECK(called.front()->id == "city");
  CHECK(elements_called(rulebook, "").empty());
}

TEST_CASE("an article and an ending lead to the element as well") {
  const Rulebook rulebook = small_rulebook();
  for (const std::string_view name : {"the inn", "The Inns", "ein Wirtshaus", "element/the inn"}) {
    INFO(name);
    CHECK((*need_element(rulebook, name, "id"))->id == "inn");
  }
  CHECK(elements_called(rulebook, "the").empty());
}

}  // namespace
}  // namespace cartulary::rule_lookup_test
