// Of which printings a rule was read, and what is said of the others.
#include "engine/rule/reading.h"

#include "tests/engine/small_catalog.h"
#include "tests/support/catch.h"

namespace cartulary::reading_test {
namespace {

Rule read_rule(std::vector<Edition> editions, std::vector<Edition> read_in) {
  Rule rule;
  rule.id = "inns-and-cathedrals/inn";
  rule.set = "inns-and-cathedrals";
  rule.editions = std::move(editions);
  rule.read_in = std::move(read_in);
  return rule;
}

TEST_CASE("a rule is unread where it applies and no document of the printing tells it") {
  const Rule everywhere = read_rule({}, {Edition::C1});
  CHECK_FALSE(unread_in(everywhere, Edition::C1));
  CHECK(unread_in(everywhere, Edition::C2));
  CHECK(unread_in(everywhere, Edition::C3_1));
  const Rule first = read_rule({Edition::C1}, {Edition::C1});
  CHECK_FALSE(unread_in(first, Edition::C2));
  const Rule named = read_rule({Edition::C1, Edition::C2}, {Edition::C1});
  CHECK(unread_in(named, Edition::C2));
  CHECK_FALSE(unread_in(read_rule({}, {}), Edition::C2));
}

TEST_CASE("without a choice every printing of the set is told, with one only that") {
  const test::Copies none = {};
  CHECK(none.size() == all_editions.size());
  const Catalog catalog = test::small_catalog();
  const Rule rule = read_rule({}, {Edition::C1});
  CHECK(printings_of(rule, catalog) == std::vector{Edition::C1, Edition::C2});
  CHECK(unread_of(rule, catalog, nullptr) == std::vector{Edition::C2});
  Selection selection;
  selection.sets = {{"inns-and-cathedrals", 1}};
  CHECK(unread_of(rule, catalog, &selection).empty());
  selection.every_printing = true;
  CHECK(unread_of(rule, catalog, &selection) == std::vector{Edition::C2});
  selection.editions["inns-and-cathedrals"] = Edition::C1;
  CHECK(unread_of(rule, catalog, &selection).empty());
  selection = {};
  selection.sets = {{"inns-and-cathedrals", 1}};
  selection.edition = Edition::C3_1;  // falls back to C2
  CHECK(unread_of(rule, catalog, &selection) == std::vector{Edition::C2});
}

TEST_CASE("a rule that serves another set is asked for the printing of that one") {
  const Catalog catalog = test::small_catalog();
  Rule rule = read_rule({}, {Edition::C1});
  rule.serves = {"abbey-and-mayor"};
  Selection selection;
  selection.sets = {{"abbey-and-mayor", 1}};
  selection.edition = Edition::C2;
  CHECK(unread_of(rule, catalog, &selection) == std::vector{Edition::C2});
  selection.sets["inns-and-cathedrals"] = 1;
  selection.editions["inns-and-cathedrals"] = Edition::C1;
  CHECK(unread_of(rule, catalog, &selection).empty());
}

TEST_CASE("the words name what was read and what was not") {
  Rule rule = read_rule({}, {Edition::C1});
  CHECK(unread_words(rule, {}).empty());
  CHECK(unread_words(rule, {Edition::C2}) ==
        "Told by the first edition; no booklet of 2016 was read for it.");
  CHECK(unread_words(rule, {Edition::C2, Edition::C3, Edition::C3_1}) ==
        "Told by the first edition; no booklet of 2016, 2021 or 2025 was read for it.");
  rule.read_in = {Edition::C1, Edition::C3};
  rule.set = "base-game";
  CHECK(unread_words(rule, {Edition::C2}) ==
        "Told by the first edition and the edition of 2021; no booklet of 2014 was read for it.");
  rule.read_in = {Edition::C2};
  CHECK(unread_words(rule, {Edition::C1}) ==
        "Told by the edition of 2014; no booklet of the first edition was read for it.");
}

TEST_CASE("a single source is told before what is unread") {
  const Catalog catalog = test::small_catalog();
  Rule rule = read_rule({}, {Edition::C1, Edition::C2});
  CHECK(reading_words(rule, catalog, nullptr).empty());
  rule.single_source = true;
  CHECK(reading_words(rule, catalog, nullptr) == "Only one source says this.");
  rule.read_in = {Edition::C2};
  CHECK(reading_words(rule, catalog, nullptr) ==
        "Only one source says this. Told by the edition of 2014; no booklet of the first edition "
        "was read for it.");
}

TEST_CASE("owner of 2016: a glossary entry of the first edition is marked as such") {
  const Catalog catalog = test::small_catalog();
  Element inn;
  inn.set = "inns-and-cathedrals";
  inn.editions = {Edition::C1};
  Selection selection;
  selection.sets = {{"inns-and-cathedrals", 1}};
  CHECK(reading_words(inn, catalog, nullptr).empty());
  CHECK(reading_words(inn, catalog, &selection).empty());
  selection.edition = Edition::C2;
  CHECK(reading_words(inn, catalog, &selection) ==
        "Describes the first edition, not the edition of 2014.");
  inn.set.clear();
  CHECK(reading_words(inn, catalog, &selection) ==
        "Describes the first edition, not the edition of 2014.");
  inn.editions = {Edition::C2, Edition::C3};
  CHECK(reading_words(inn, catalog, &selection).empty());
  inn.editions.clear();
  CHECK(reading_words(inn, catalog, &selection).empty());
}

TEST_CASE("a glossary entry of a set that the chosen edition lacks is marked as such") {
  const Catalog catalog = test::small_catalog();
  Element inn;
  inn.set = "inns-and-cathedrals";
  Selection selection;
  selection.sets = {{"inns-and-cathedrals", 1}};
  selection.edition = Edition::C3;
  CHECK(reading_words(inn, catalog, &selection) == "This set is not known in the edition of 2021.");
}

}  // namespace
}  // namespace cartulary::reading_test
