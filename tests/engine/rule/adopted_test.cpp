#include "engine/rule/adopted.h"

#include "tests/engine/small_rulebook.h"
#include "tests/support/catch.h"

namespace cartulary::adopted_test {
namespace {

std::string found_in(std::string adopts) {
  SelectionText text;
  text.adopts = std::move(adopts);
  const Status found = find_adopted(test::small_rulebook(), text);
  if (found) return text.adopts;
  CHECK(text.adopts.empty());
  return to_text(found.error());
}

TEST_CASE("what is taken over is named by id, with its kind or without") {
  CHECK(found_in("").empty());
  CHECK(found_in(" ruling/base-game/short-road, base-game/old-road,") ==
        "base-game/old-road,base-game/short-road");
}

TEST_CASE("what cannot be taken over is told") {
  CHECK(found_in("ruling/base-game/short-raod") ==
        "adopts: no rule, ruling or variant is called 'ruling/base-game/short-raod'\n"
        "did you mean 'ruling/base-game/short-road'?\n"
        "fix: write an id such as rule/tower/ransom; searches tell ids");
  CHECK(found_in("rule/base-game/city") ==
        "adopts: 'rule/base-game/city' is a rule, which is played anyhow\n"
        "fix: name rulings and variants, as ruling/base-game/house-start");
}

TEST_CASE("what a file takes over is known afterwards by the ids of the records") {
  const Rulebook rulebook = test::small_rulebook();
  Selection selection;
  selection.adopted = {"base-game/short-road"};
  CHECK(check_adopted(rulebook, "party.json: adopts", selection).ok());
  CHECK(selection.adopted == std::set<std::string, std::less<>>{"base-game/short-road"});
  selection.adopted = {"base-game/short-raod"};
  CHECK(to_text(check_adopted(rulebook, "party.json: adopts", selection).error()) ==
        "party.json: adopts: no rule, ruling or variant is called 'base-game/short-raod'\n"
        "did you mean 'ruling/base-game/short-road'?\n"
        "fix: write an id such as rule/tower/ransom; searches tell ids");
}

TEST_CASE("a selection's house rule stands as one that is taken over") {
  Selection selection;
  selection.adopted = {"base-game/short-road"};
  const RecordId adopted{RecordKind::Ruling, "base-game/short-road"};
  const auto standing = standing_in(nullptr, &selection, adopted);
  REQUIRE(standing.has_value());
  CHECK(words_of(*standing) == "taken over");
  CHECK_FALSE(standing_in(nullptr, &selection, {RecordKind::Rule, adopted.name}).has_value());
  CHECK_FALSE(standing_in(nullptr, nullptr, adopted).has_value());
}

}  // namespace
}  // namespace cartulary::adopted_test
