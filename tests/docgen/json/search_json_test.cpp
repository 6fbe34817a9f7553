#include "docgen/json/search_json.h"

#include <string_view>
#include <utility>

#include "docgen/base/answer_room.h"
#include "docgen/json/csv_writer.h"
#include "docgen/json/json_writer.h"
#include "tests/engine/small_catalog.h"
#include "tests/engine/small_rulebook.h"
#include "tests/support/catch.h"
#include "tests/support/golden.h"

namespace cartulary::docgen::search_json_test {
namespace {

struct Small {
  Catalog catalog = test::small_catalog();
  Rulebook rulebook = test::small_rulebook();
  Search search = Search(catalog, rulebook, {}, {});
};

TEST_CASE("what a search finds: rules with all that cites them") {
  const Small small;
  const auto hits = find_rules(small.search, small.rulebook, "road", {.limit = 4});
  REQUIRE(hits.ok());
  check_golden("search/rules.json", rules_json(small.catalog, *hits, nullptr, {.next = "x"}));
  const Selection* const no_selection = nullptr;
  CHECK(written<CsvWriter>(put_rule_hits, small.catalog, *hits, no_selection, Paging{}, nullptr)
            .starts_with("id,kind,status,title,set,with,with_any,serves,question,text,snippet,word,"
                         "verdict,date,"
                         "editions,sources\r\n"));
}

TEST_CASE("what a search finds: with a selection, what it leaves out") {
  const Small small;
  Selection base;
  base.sets = {{"base-game", 1}};
  const auto hits = small.search.find("inn at the end of a road", {.selection = &base, .limit = 2});
  REQUIRE(hits.ok());
  check_golden("search/everything.json",
               search_json(small.catalog, small.rulebook, *hits, &base, {}));
}

TEST_CASE("what a search finds: the same, whether members of the hits were written before or not") {
  const Small small;
  const WrittenHits written = [&] {
    const AnswerRoom tight(10);
    return written_hits(small.search, small.rulebook);
  }();
  Selection base;
  base.sets = {{"base-game", 1}};
  base.edition = Edition::C2;
  for (const Selection* selection : {static_cast<const Selection*>(nullptr), &std::as_const(base)})
    for (const std::string_view query : {"road", "follower", "the end of a road", "abbey", ""}) {
      INFO(query);
      const SearchScope scope = {.selection = selection, .limit = 8};
      const auto rules = find_rules(small.search, small.rulebook, query, scope);
      REQUIRE(rules.ok());
      JsonWriter of_rules;
      put_rule_hits(of_rules, small.catalog, *rules, selection, {}, &written);
      CHECK(of_rules.take() == rules_json(small.catalog, *rules, selection, {}));
      const auto all = small.search.find(query, scope);
      REQUIRE(all.ok());
      JsonWriter of_all;
      put_search_hits(of_all, small.catalog, small.rulebook, *all, selection, {}, &written);
      CHECK(of_all.take() == search_json(small.catalog, small.rulebook, *all, selection, {}));
    }
}

TEST_CASE("Every golden of the search is asked for") {
  check_no_stale_goldens("search");
}

}  // namespace
}  // namespace cartulary::docgen::search_json_test
