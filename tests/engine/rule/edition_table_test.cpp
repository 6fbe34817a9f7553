// Sets printing by printing, only what differs.
#include "engine/rule/edition_table.h"

#include "tests/engine/small_catalog.h"
#include "tests/support/catch.h"

namespace cartulary::edition_table_test {
namespace {

Rule made_rule(std::string id, std::string heading, std::vector<Edition> editions) {
  Rule rule;
  rule.id = "inns-and-cathedrals/" + std::move(id);
  rule.set = "inns-and-cathedrals";
  rule.title = rule.id;
  rule.heading = std::move(heading);
  rule.text = "Text of " + rule.id;
  rule.about = {"inn"};
  rule.editions = std::move(editions);
  rule.read_in = {Edition::C1};
  return rule;
}

std::vector<TileSet> two_printings() {
  TileSet inns;
  inns.id = "inns-and-cathedrals";
  inns.code = "IC";
  inns.title = "Inns";
  inns.kind = SetKind::Major;
  inns.editions = {Edition::C1, Edition::C2, Edition::C3_1};
  inns.titles = {{Edition::C3_1, "New Inns", ""}};
  inns.sources = {{"booklet", "page 1"}, {"shop", "page of the box"}};
  inns.contents = {{6, "large followers", "", Edition::C1, "", ""}, {2, "bags", "", {}, "", ""}};
  TileSet river;
  river.id = "river";
  river.code = "RI";
  river.title = "River";
  river.editions = {Edition::C1};
  return {inns, river};
}

Rulebook book() {
  std::vector<Rule> rules = {
      made_rule("same", "Inns", {}), made_rule("old", "Inns", {Edition::C1, Edition::C2}),
      made_rule("new", "Inns", {Edition::C3_1}), made_rule("all", "Cathedrals", {})};
  Ruling ruling;
  ruling.id = "inns-and-cathedrals/who";
  ruling.set = "inns-and-cathedrals";
  ruling.title = "Who says what";
  ruling.says = {{"HiG", Edition::C1, "", "two", false}, {"HiG", {}, "", "three", false}};
  return Rulebook({}, {}, std::move(rules), {ruling});
}

std::vector<SourceDocument> documents() {
  SourceDocument booklet, shop;
  booklet.id = "booklet";
  booklet.editions = {Edition::C1, Edition::C2};
  shop.id = "shop";
  shop.editions = {Edition::C3_1};
  return {booklet, shop};
}

std::vector<std::string> ids_in(const EditionRow& row, std::size_t column) {
  std::vector<std::string> ids;
  for (const EditionEntry& entry : row.cells[column].entries) ids.push_back(entry.id);
  return ids;
}

TEST_CASE("a table of editions has a row for each heading that differs, and no others") {
  const Catalog catalog(two_printings(), {}, {});
  const Rulebook rulebook = book();
  const EditionTable table =
      edition_table(catalog, rulebook, *catalog.find_set("inns-and-cathedrals"), documents());
  CHECK(table.editions == std::vector{Edition::C1, Edition::C2, Edition::C3_1});
  std::vector<std::string> titles;
  for (const EditionRow& row : table.rows) titles.push_back(row.title);
  CHECK(titles == std::vector<std::string>{"Title", "In the box", "Inns", "Who says what"});
  REQUIRE(table.rows[0].cells.size() == 2);
  CHECK(table.rows[0].cells[0].editions == std::vector{Edition::C1, Edition::C2});
  CHECK(table.rows[0].cells[0].entries.front().text == "Inns");
  CHECK(table.rows[0].cells[0].entries.front().sources ==
        std::vector<SourcePlace>{{"booklet", "page 1"}});
  CHECK(table.rows[0].cells[1].entries.front().text == "New Inns");
  CHECK(table.rows[0].cells[1].entries.front().sources ==
        std::vector<SourcePlace>{{"shop", "page of the box"}});
  CHECK(table.rows[1].cells[0].entries.front().text == "6× large followers");
  CHECK(table.rows[1].cells[1].entries.empty());
  const EditionRow& inns = table.rows[2];
  CHECK(ids_in(inns, 0) == std::vector<std::string>{"rule/inns-and-cathedrals/old"});
  CHECK(ids_in(inns, 1) == std::vector<std::string>{"rule/inns-and-cathedrals/old"});
  CHECK(ids_in(inns, 2) == std::vector<std::string>{"rule/inns-and-cathedrals/new"});
  CHECK_FALSE(inns.cells[0].entries.front().unread);
  CHECK(inns.cells[1].entries.front().unread);
  CHECK(table.rows[3].cells[0].entries.front().text == "HiG: two");
  REQUIRE(table.rows[3].cells.size() == 2);
  CHECK(table.rows[3].cells[1].editions == std::vector{Edition::C2, Edition::C3_1});
  CHECK(table.rows[3].cells[1].entries.empty());
  CHECK(table.unread == std::map<Edition, int>{{Edition::C2, 3}, {Edition::C3_1, 3}});
}

TEST_CASE("a table of editions for one publisher leaves out what others say") {
  const Catalog catalog(two_printings(), {}, {});
  const Rulebook rulebook = book();
  const auto titles_by = [&](std::string_view rule_set) {
    std::vector<std::string> titles;
    for (const EditionRow& row :
         edition_table(catalog, rulebook, *catalog.find_set("inns-and-cathedrals"), documents(),
                       rule_set)
             .rows)
      titles.push_back(row.title);
    return titles;
  };
  using Titles = std::vector<std::string>;
  CHECK(titles_by("HiG") == Titles{"Title", "In the box", "Inns", "Who says what"});
  CHECK(titles_by("ZMG") == Titles{"Title", "In the box", "Inns"});
}

TEST_CASE("a set of one printing has no table") {
  const Catalog catalog(two_printings(), {}, {});
  const Rulebook rulebook = book();
  CHECK(edition_table(catalog, rulebook, *catalog.find_set("river"), {}).rows.empty());
  CHECK(sets_that_differ(catalog, rulebook) ==
        std::vector<const TileSet*>{catalog.find_set("inns-and-cathedrals")});
}

TEST_CASE("rules of other printings stand in for each other under one heading") {
  const Rulebook rulebook = book();
  const auto others_of = [&](const char* id) {
    std::vector<std::string> ids;
    for (const Rule* rule :
         other_printings(rulebook, *rulebook.find_rule("inns-and-cathedrals/" + std::string(id))))
      ids.push_back(rule->id);
    return ids;
  };
  CHECK(others_of("old") == std::vector<std::string>{"inns-and-cathedrals/new"});
  CHECK(others_of("new") == std::vector<std::string>{"inns-and-cathedrals/old"});
  CHECK(others_of("same").empty());
}

}  // namespace
}  // namespace cartulary::edition_table_test
