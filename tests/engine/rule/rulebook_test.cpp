#include "engine/rule/rulebook.h"

#include "tests/engine/small_catalog.h"
#include "tests/support/catch.h"

namespace cartulary::rulebook_test {
namespace {

using test::small_catalog;

Rule rule(std::string id, std::string set, std::vector<std::string> about = {}) {
  Rule made;
  made.id = std::move(id);
  made.set = std::move(set);
  made.about = std::move(about);
  return made;
}

Ruling ruling(std::string id, std::string set, std::vector<std::string> annotates,
              std::vector<std::string> with = {}) {
  Ruling made;
  made.id = std::move(id);
  made.set = std::move(set);
  made.annotates = std::move(annotates);
  made.with = std::move(with);
  return made;
}

Element element(std::string id) {
  Element made;
  made.id = std::move(id);
  return made;
}

Rulebook small_rulebook() {
  Rule farm = rule("base-game/farm", "base-game", {"farm", "follower"});
  farm.aliases = {"base-game/field"};
  Ruling first = ruling("base-game/lonely", "base-game", {"base-game/farm"});
  Ruling second = ruling("inns/lake", "inns-and-cathedrals", {"inns/inn", "base-game/farm"},
                         {"abbey-and-mayor"});
  second.supersedes = {"base-game/lonely"};
  second.contradicts = {"base-game/lonely", "inns/inn"};
  second.about = {"farm"};
  return Rulebook({element("farm"), element("follower")},
                  {{"base-game", "the game", "", "place", "count"}},
                  {std::move(farm), rule("base-game/road", "base-game"),
                   rule("inns/inn", "inns-and-cathedrals")},
                  {std::move(first), std::move(second)});
}

template <class T>
std::vector<std::string> ids(const T& records) {
  std::vector<std::string> list;
  for (const auto& record : records) {
    if constexpr (std::is_pointer_v<std::decay_t<decltype(record)>>)
      list.push_back(record->id);
    else
      list.push_back(record.id);
  }
  return list;
}

using Ids = std::vector<std::string>;

TEST_CASE("a rulebook finds records by id, by former id and by set") {
  const Rulebook book = small_rulebook();
  CHECK(book.find_rule("base-game/road")->id == "base-game/road");
  CHECK(book.find_rule("base-game/field")->id == "base-game/farm");
  CHECK(book.find_rule("inns/lake") == nullptr);
  CHECK(book.find_ruling("inns/lake")->id == "inns/lake");
  CHECK(book.find_ruling("inns/inn") == nullptr);
  CHECK(book.find_element("follower")->id == "follower");
  CHECK(book.find_element("fall") == nullptr);
  CHECK(book.find_element("zebra") == nullptr);
  CHECK(ids(book.rules_of("base-game")) == Ids{"base-game/farm", "base-game/road"});
  CHECK(ids(book.rulings_of("inns-and-cathedrals")) == Ids{"inns/lake"});
  CHECK(ids(book.rules_of("phantom")) == Ids{});
  CHECK(book.opening_of("base-game")->summary == "the game");
  CHECK(book.opening_of("inns-and-cathedrals") == nullptr);
}

TEST_CASE("links of a rulebook are followed backward, each once") {
  const Rulebook book = small_rulebook();
  CHECK(ids(book.rulings_on("base-game/farm")) == Ids{"base-game/lonely", "inns/lake"});
  CHECK(ids(book.rulings_on("base-game/road")) == Ids{});
  CHECK(ids(book.challengers_of("base-game/lonely")) == Ids{"inns/lake"});
  CHECK(ids(book.challengers_of("inns/inn")) == Ids{"inns/lake"});
  CHECK(ids(book.rules_about("farm")) == Ids{"base-game/farm"});
  CHECK(ids(book.rulings_about("farm")) == Ids{"inns/lake"});
  CHECK(ids(book.rulings_about("follower")) == Ids{});
}

TEST_CASE("a rulebook that is moved keeps its links") {
  Rulebook book = small_rulebook();
  const Rulebook moved = std::move(book);
  CHECK(ids(moved.rulings_on("base-game/farm")) == Ids{"base-game/lonely", "inns/lake"});
  CHECK(moved.find_rule("base-game/field") == &moved.rules().front());
}

TEST_CASE("a record speaks of its own set and of those that it needs") {
  const Rulebook book = small_rulebook();
  const Ruling& lake = *book.find_ruling("inns/lake");
  CHECK(speaks_of_set(lake, "inns-and-cathedrals"));
  CHECK(speaks_of_set(lake, "abbey-and-mayor"));
  CHECK_FALSE(speaks_of_set(lake, "base-game"));
  CHECK(speaks_of_element(lake, "farm"));
  CHECK_FALSE(speaks_of_element(lake, "follower"));
}

TEST_CASE("a record applies where all its sets and its edition are played") {
  const Catalog catalog = small_catalog();
  Ruling record = ruling("x", "inns-and-cathedrals", {}, {"abbey-and-mayor"});
  Selection selection;
  selection.sets = {{"base-game", 1}, {"inns-and-cathedrals", 1}};
  CHECK(applies(record, catalog, selection) == Applies::OtherSet);
  selection.sets["abbey-and-mayor"] = 1;
  CHECK(applies(record, catalog, selection) == Applies::Yes);
  record.editions = {Edition::C2};
  CHECK(applies(record, catalog, selection) == Applies::OtherEdition);
  selection.editions["inns-and-cathedrals"] = Edition::C2;
  CHECK(applies(record, catalog, selection) == Applies::Yes);
  selection.editions.clear();
  selection.every_printing = true;
  CHECK(applies(record, catalog, selection) == Applies::Yes);
}

TEST_CASE("a record of some publishers applies where theirs is the rule set, or none is chosen") {
  const Catalog catalog = small_catalog();
  Ruling record = ruling("x", "base-game", {});
  Selection selection;
  selection.sets = {{"base-game", 1}};
  const auto applies_by = [&](std::vector<std::string> only, std::string rule_set) {
    record.rule_sets = std::move(only);
    selection.rule_set = std::move(rule_set);
    return applies(record, catalog, selection);
  };
  CHECK(applies_by({"RGG"}, "") == Applies::Yes);
  CHECK(applies_by({}, "HiG") == Applies::Yes);
  CHECK(applies_by({"RGG", "ZMG"}, "RGG") == Applies::Yes);
  CHECK(applies_by({"RGG"}, "HiG") == Applies::OtherRuleSet);
  CHECK(applies_by({"HiG"}, "WC2012") == Applies::Yes);
  CHECK(applies_by({"WC2012"}, "HiG") == Applies::OtherRuleSet);
  selection.adopted = {"x"};
  CHECK(applies_by({"RGG"}, "HiG") == Applies::Yes);
}

TEST_CASE("of the sets in with_any one is enough, whichever, beside all in with") {
  const Catalog catalog = small_catalog();
  Ruling record = ruling("x", "inns-and-cathedrals", {}, {"base-game"});
  record.with_any = {"abbey-and-mayor", "river"};
  Selection selection;
  selection.sets = {{"base-game", 1}, {"inns-and-cathedrals", 1}};
  CHECK(applies(record, catalog, selection) == Applies::OtherSet);
  selection.sets["river"] = 1;
  CHECK(applies(record, catalog, selection) == Applies::Yes);
  selection.sets["abbey-and-mayor"] = 1;
  CHECK(applies(record, catalog, selection) == Applies::Yes);
  selection.sets.erase("base-game");
  CHECK(applies(record, catalog, selection) == Applies::OtherSet);
  CHECK(speaks_of_set(record, "river"));
  CHECK_FALSE(is_of_set(record, "river"));
}

TEST_CASE("a record that serves other sets applies with any of them, in its edition") {
  const Catalog catalog = small_catalog();
  Ruling record = ruling("x", "inns-and-cathedrals", {}, {"base-game"});
  record.serves = {"abbey-and-mayor", "river"};
  Selection selection;
  selection.sets = {{"base-game", 1}};
  CHECK(applies(record, catalog, selection) == Applies::OtherSet);
  selection.sets["abbey-and-mayor"] = 1;
  CHECK(applies(record, catalog, selection) == Applies::Yes);
  record.editions = {Edition::C2};
  CHECK(applies(record, catalog, selection) == Applies::OtherEdition);
  selection.editions["abbey-and-mayor"] = Edition::C2;
  CHECK(applies(record, catalog, selection) == Applies::Yes);
  CHECK(is_of_set(record, "river"));
  CHECK(needed_sets(record) ==
        NeededSets{{"inns-and-cathedrals", "abbey-and-mayor", "river"}, {"base-game"}});
}

TEST_CASE("a record of a box applies where all that the box contains is played") {
  const Catalog catalog = small_catalog();
  const Ruling record = ruling("x", "big-box", {});
  Selection selection;
  selection.sets = {{"base-game", 1}, {"inns-and-cathedrals", 2}};
  CHECK(applies(record, catalog, selection) == Applies::OtherSet);
  selection.sets["river"] = 1;
  CHECK(applies(record, catalog, selection) == Applies::Yes);
}

}  // namespace
}  // namespace cartulary::rulebook_test
