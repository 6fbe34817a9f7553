#include "engine/guide/game_remarks.h"

#include "tests/support/catch.h"

namespace cartulary::game_remarks_test {
namespace {

Rule rule(const std::string& id, const std::string& title) {
  Rule made;
  made.id = id;
  made.set = "meadow";
  made.title = title;
  return made;
}

Ruling ruling(const std::string& id, const std::string& title, const std::string& on) {
  Ruling made;
  made.id = id;
  made.set = "meadow";
  made.title = title;
  made.annotates = {on};
  return made;
}

// The rules of the meadow, of which the group shears no sheep and lets goats graze.
Rulebook picnic_rulebook() {
  GroupGame game;
  game.id = "picnic";
  game.title = "Our picnic";
  game.adopts = {{{RecordKind::Ruling, "meadow/goats"}, "On Sundays."}};
  game.drops = {{{RecordKind::Rule, "meadow/shear"}, "Nobody has shears."}};
  std::vector<Ruling> rulings = {ruling("meadow/goats", "House rule: goats graze", "meadow/graze"),
                                 ruling("meadow/rain", "Rain", "meadow/graze")};
  rulings.push_back(ruling("picnic/ants", "Ants", "meadow/graze"));
  rulings.back().set = "picnic";
  return Rulebook({}, {}, {rule("meadow/graze", "Grazing"), rule("meadow/shear", "Shearing")},
                  std::move(rulings), {}, std::move(game));
}

RecordIds ids(const std::vector<std::string>& texts) {
  RecordIds ids;
  for (const std::string& text : texts) ids.push_back(*parse_record_id(text));
  return ids;
}

std::vector<std::string> told(const Rulebook* rulebook, const std::vector<std::string>& rules) {
  std::vector<std::string> words;
  for (const GameRemark& remark : game_remarks(rulebook, nullptr, ids(rules)))
    words.push_back(to_text(remark.id) + ": " + english(words_of(remark)));
  return words;
}

}  // namespace

TEST_CASE("remarks tell first what is not played, then the house rules, each once") {
  const Rulebook rulebook = picnic_rulebook();
  CHECK(told(&rulebook, {"rule/meadow/graze", "rule/meadow/shear", "ruling/meadow/goats"}) ==
        std::vector<std::string>{"rule/meadow/shear: not played: Nobody has shears.",
                                 "ruling/meadow/goats: house rule: goats graze; On Sundays.",
                                 "ruling/picnic/ants: house rule: Ants"});
}

TEST_CASE("a rule and what is said of it tell the house rules on it, house rules none") {
  const Rulebook rulebook = picnic_rulebook();
  const auto titles = [&](std::string_view id) {
    std::string text;
    for (const GameRemark& remark : house_rules_on(rulebook, *parse_record_id(id)))
      text += std::string(remark.title) + "; ";
    return text;
  };
  CHECK(titles("rule/meadow/graze") == "House rule: goats graze; Ants; ");
  CHECK(titles("ruling/meadow/rain") == "House rule: goats graze; Ants; ");
  CHECK(titles("ruling/picnic/ants").empty());
  CHECK(titles("rule/meadow/shear").empty());
  CHECK(titles("ruling/meadow/nothing").empty());
  CHECK(titles("element/pig").empty());
}

TEST_CASE("a line is played unless the first of its rules is dropped") {
  const Rulebook rulebook = picnic_rulebook();
  CHECK_FALSE(is_played(&rulebook, ids({"rule/meadow/shear"})));
  CHECK_FALSE(is_played(&rulebook, ids({"rule/meadow/shear", "rule/meadow/graze"})));
  CHECK(is_played(&rulebook, ids({"rule/meadow/graze", "rule/meadow/shear"})));
  CHECK(is_played(&rulebook, {}));
}

TEST_CASE("without a game there is nothing to remark") {
  const Rulebook rulebook;
  CHECK(told(&rulebook, {"rule/meadow/shear"}).empty());
  CHECK(told(nullptr, {"rule/meadow/shear"}).empty());
  CHECK(is_played(nullptr, ids({"rule/meadow/shear"})));
}

TEST_CASE("what a selection takes over is remarked without a game") {
  const Rulebook rulebook({}, {}, {rule("meadow/graze", "Grazing")},
                          {ruling("meadow/goats", "House rule: goats graze", "meadow/graze"),
                           ruling("meadow/rain", "Rain", "meadow/graze")});
  Selection selection;
  CHECK(game_remarks(&rulebook, &selection, ids({"rule/meadow/graze"})).empty());
  selection.adopted = {"meadow/goats"};
  const std::vector<GameRemark> remarks =
      game_remarks(&rulebook, &selection, ids({"rule/meadow/graze"}));
  REQUIRE(remarks.size() == 1);
  CHECK(to_text(remarks.front().id) == "ruling/meadow/goats");
  CHECK(words_of(remarks.front()) == "house rule: goats graze");
}

}  // namespace cartulary::game_remarks_test
