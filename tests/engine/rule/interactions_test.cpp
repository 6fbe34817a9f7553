#include "engine/rule/interactions.h"

#include "tests/engine/small_catalog.h"
#include "tests/engine/small_rulebook.h"
#include "tests/support/catch.h"

namespace cartulary::interactions_test {
namespace {

template <class Record>
Record record(std::string id, std::string set, std::vector<std::string> with,
              std::vector<std::string> about = {}) {
  Record made;
  made.id = std::move(id);
  made.set = std::move(set);
  made.with = std::move(with);
  made.about = std::move(about);
  return made;
}

Rulebook book() {
  return Rulebook(
      {}, {},
      {record<Rule>("abbey/barn", "abbey", {}, {"barn"}),
       record<Rule>("dragon/meal", "dragon", {}, {"dragon", "barn"})},
      {record<Ruling>("abbey/tower", "abbey", {"tower"}, {"mayor"}),
       record<Ruling>("dragon/all", "dragon", {"tower", "abbey"}, {"barn", "dragon", "tower"}),
       record<Ruling>("tower/alone", "tower", {})});
}

std::vector<std::string> ids(const SharedRecords& records) {
  std::vector<std::string> list;
  for (const Rule* rule : records.rules) list.push_back(rule->id);
  for (const Ruling* ruling : records.rulings) list.push_back(ruling->id);
  return list;
}

using Ids = std::vector<std::string>;

TEST_CASE("sets of which a record needs one meet the others in it, but not each other") {
  Rule siege = record<Rule>("abbey/siege", "abbey", {"tower"});
  siege.with_any = {"cathars", "besiegers"};
  Rule knight = record<Rule>("cathars/knight", "cathars", {"tower"});
  knight.serves = {"besiegers"};
  const Rulebook rulebook({}, {}, {siege, record<Rule>("besiegers/own", "besiegers", {}), knight},
                          {});
  CHECK(ids(shared_by_sets(rulebook, "abbey", "besiegers")) == Ids{"abbey/siege"});
  CHECK(ids(shared_by_sets(rulebook, "tower", "cathars")) == Ids{"abbey/siege", "cathars/knight"});
  CHECK(ids(shared_by_sets(rulebook, "cathars", "besiegers")).empty());
  CHECK(ids(records_of_set(rulebook, "besiegers")) == Ids{"besiegers/own", "cathars/knight"});
  CHECK(ids(records_of_set(rulebook, "cathars")) == Ids{"cathars/knight"});
  CHECK(set_pairs(rulebook) == std::vector<SetPair>{{"abbey", "besiegers", 1, 0},
                                                    {"abbey", "cathars", 1, 0},
                                                    {"abbey", "tower", 1, 0},
                                                    {"besiegers", "tower", 2, 0},
                                                    {"cathars", "tower", 2, 0}});
}

TEST_CASE("what two sets share needs both, whoever of them tells it") {
  const Rulebook rulebook = book();
  CHECK(ids(shared_by_sets(rulebook, "abbey", "tower")) == Ids{"abbey/tower", "dragon/all"});
  CHECK(ids(shared_by_sets(rulebook, "tower", "abbey")) == Ids{"abbey/tower", "dragon/all"});
  CHECK(ids(shared_by_sets(rulebook, "tower", "tower")) ==
        Ids{"abbey/tower", "dragon/all", "tower/alone"});
  CHECK(ids(shared_by_sets(rulebook, "tower", "river")).empty());
  CHECK(shared_by_sets(rulebook, "dragon", "tower").count() == 1);
}

TEST_CASE("what two elements share is about both") {
  const Rulebook rulebook = book();
  CHECK(ids(shared_by_elements(rulebook, "dragon", "barn")) == Ids{"dragon/meal", "dragon/all"});
  CHECK(ids(shared_by_elements(rulebook, "dragon", "mayor")).empty());
}

TEST_CASE("what a set and an element share is of the one and about the other alone") {
  const Rulebook rulebook = book();
  CHECK(ids(shared_by_set_and_element(rulebook, "abbey", "barn")) ==
        Ids{"abbey/barn", "dragon/all"});
  // Both as elements already, or of both sets.
  CHECK(ids(shared_by_set_and_element(rulebook, "dragon", "barn")).empty());
  CHECK(ids(shared_by_set_and_element(rulebook, "abbey", "tower")).empty());
  CHECK(ids(shared_by_set_and_element(rulebook, "mayor", "tower")) == Ids{"abbey/tower"});
}

TEST_CASE("a meeting is named by two sets or elements") {
  const Catalog catalog = test::small_catalog();
  const Rulebook rulebook = test::small_rulebook();
  const auto parse = [&](std::string_view text) {
    return parse_meeting(catalog, rulebook, text, "id");
  };
  CHECK(*parse("inn+river") == MeetingNames{"inn", "river"});
  CHECK(to_text(parse("inn").error()) ==
        "id: 'inn' is no two names\nfix: write two sets or elements, such as barn+dragon");
  // A code is no id.
  CHECK(to_text(parse("IC+inn").error()) ==
        "id: no set or element is called 'IC'\nfix: write ids, such as barn+dragon");
  CHECK(parse("inn+rivr").error().suggestion == "river");
  CHECK_FALSE(parse("inn+road+city").ok());
}

TEST_CASE("pairs of sets stand once each, with what speaks of both") {
  CHECK(set_pairs(book()) == std::vector<SetPair>{{"abbey", "dragon", 0, 1},
                                                  {"abbey", "tower", 0, 2},
                                                  {"dragon", "tower", 0, 1}});
}

}  // namespace
}  // namespace cartulary::interactions_test
