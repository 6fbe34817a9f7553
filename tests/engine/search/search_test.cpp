#include "engine/search/search.h"

#include <algorithm>

#include "engine/search/rule_search.h"
#include "tests/engine/small_catalog.h"
#include "tests/engine/small_rulebook.h"
#include "tests/support/catch.h"

namespace cartulary::search_test {
namespace {

using Ids = std::vector<std::string>;

struct Small {
  Catalog catalog = test::small_catalog();
  Rulebook rulebook = test::small_rulebook();
  Search search = Search(catalog, rulebook, ledger(), sources());

  static std::vector<LedgerEntry> ledger() {
    LedgerEntry entry;
    entry.id = "bend-count";
    entry.title = "Copies of the bend";
    entry.decision = "three tiles";
    return {entry};
  }
  static std::vector<SourceDocument> sources() {
    SourceDocument source;
    source.id = "car-7.4";
    source.title = "Complete Annotated Rules";
    return {source};
  }
};

const Small& small() {
  static const Small made;
  return made;
}

// The rule hits, the best first; the error if there is one.
Ids found(std::string_view query, SearchScope scope = {}) {
  scope.rules_only = true;
  const auto hits = small().search.find(query, scope);
  if (!hits) return {to_text(hits.error())};
  Ids ids;
  for (const SearchHit& hit : hits->hits)
    ids.push_back(std::string(to_text(hit.kind)) + '/' + std::string(hit.id));
  return ids;
}

Ids sorted(Ids ids) {
  std::sort(ids.begin(), ids.end());
  return ids;
}

std::string first(std::string_view query) {
  const Ids ids = found(query);
  return ids.empty() ? "nothing" : ids.front();
}

std::string first_of_all(std::string_view query) {
  const auto hits = small().search.find(query);
  if (!hits || hits->hits.empty()) return "nothing";
  return std::string(to_text(hits->hits.front().kind)) + '/' + std::string(hits->hits.front().id);
}

TEST_CASE("a set that several printings list tells each of its pieces once") {
  TileSet set;
  set.id = set.title = "inns";
  for (const Edition edition : {Edition::C1, Edition::C2})
    for (const char* what : {"land tiles", "large meeples"}) {
      BoxItem item;
      item.what = what;
      item.edition = edition;
      set.contents.push_back(item);
    }
  const Catalog catalog({set}, {});
  const Rulebook rulebook;
  const Search search(catalog, rulebook, {}, {});
  const auto hits = search.find("meeples");
  REQUIRE(hits.ok());
  REQUIRE(hits->hits.size() == 1);
  CHECK(hits->hits.front().snippet == "land tiles · large \x02meeples\x03");
}

TEST_CASE("players' words find the rulebook's: other names, German, plurals, slips, beginnings") {
  CHECK(first("meeples") == "element/follower");
  CHECK(first("Gefolgsmann") == "element/follower");
  CHECK(first("wirtshaeuser") == "element/inn");
  CHECK(first("wirtshauss") == "element/inn");
  CHECK(first("Staedte") == "element/city");
  CHECK(first("folower") == "element/follower");
  CHECK(first("innn") == "element/inn");        // a run of one letter is no slip
  CHECK(first("folwr") == "element/follower");  // one slip more for names of things
  CHECK(first("meep") == "element/follower");
  CHECK(found("zebra") == Ids{});
  CHECK(found("meep?") == Ids{});  // a finished word
}

TEST_CASE("who asks for a name finds what bears it") {
  CHECK(first("road") == "element/road");
  CHECK(first("Stadt") == "element/city");
  CHECK(first_of_all("inns and cathedrals") == "set/inns-and-cathedrals");
}

TEST_CASE("a question is answered by what meets most of its rare words") {
  CHECK(first("what do I get for an unfinished road with an inn?") ==
        "ruling/inns-and-cathedrals/inn-at-the-end");
  CHECK(first("does a city of two tiles score in full or not") == "ruling/base-game/small-city");
  CHECK(first("house rule for short roads") == "ruling/base-game/short-road");
}

TEST_CASE("what a question asks for lifts the entry that asks the same") {
  Rule where;
  where.id = "base-game/where-a-follower-goes";
  where.set = "base-game";
  where.title = "Where the follower goes";
  where.text = "On a road.";
  where.about = {"follower"};
  Rule when = where;
  when.id = "base-game/when-a-follower-goes";
  when.title = "When the follower goes";
  const Rulebook rulebook(small().rulebook.elements(), {}, {when, where}, {});
  const Search search(small().catalog, rulebook, {}, {});
  const auto first_rule = [&](std::string_view query) {
    return search.find("kind:rule " + std::string(query))->hits.front().id;
  };
  CHECK(first_rule("where can I put my follower") == where.id);
  CHECK(first_rule("when may a follower go") == when.id);
  CHECK(first_rule("Wohin mit dem Gefolgsmann?") == where.id);
}

TEST_CASE("of a few words all must be met, if three entries have them all") {
  CHECK(sorted(found("inn road")) == Ids{"element/inn", "rule/inns-and-cathedrals/inn",
                                         "ruling/inns-and-cathedrals/inn-at-the-end"});
  CHECK(sorted(found("inn zebra")) == sorted(found("inn")));
  // One ruling alone has both words: what has one of them follows it.
  const Ids few = found("unfinished inn");
  CHECK(few.size() > 1);
  CHECK(few.front() == "ruling/inns-and-cathedrals/inn-at-the-end");
}

TEST_CASE("fields are strict, and a word after - always excludes") {
  CHECK(found("status:open") == Ids{"ruling/base-game/old-road"});
  CHECK(found("road status:open") == Ids{"ruling/base-game/old-road"});
  CHECK(found("about:meeple -kind:element") ==
        Ids{"rule/base-game/city", "ruling/base-game/short-road"});
  CHECK(found("about:inn about:road") ==
        Ids{"rule/inns-and-cathedrals/inn", "ruling/inns-and-cathedrals/inn-at-the-end"});
  CHECK(found("set:IC -unfinished kind:ruling") == Ids{});
  CHECK(found("with:AM") == Ids{"ruling/inns-and-cathedrals/inn-at-the-end"});
  CHECK(found("publisher:ZMG") == Ids{"ruling/base-game/small-city"});
  CHECK(found("publisher:\"Hans im Glück\"") ==
        Ids{"ruling/base-game/small-city", "ruling/inns-and-cathedrals/inn-at-the-end"});
  CHECK(found("source:car-7.4 status:official") ==
        Ids{"ruling/inns-and-cathedrals/inn-at-the-end"});
  CHECK(found("step:general") == Ids{"rule/base-game/house-roads"});
  CHECK(found("kind:ruling -edition:C2") == Ids{"ruling/base-game/small-city"});
  CHECK(found("kind:ruling edition:C2").size() == 3);
  CHECK(found("status:open or status:house") ==
        Ids{"ruling/base-game/old-road", "ruling/base-game/short-road"});
  CHECK(found("kind:rule -(inn or city)") ==
        Ids{"rule/base-game/road", "rule/base-game/house-roads"});
  CHECK(found("\"each once\"") == Ids{"rule/base-game/road"});
  CHECK(found("\"once each\"") == Ids{});
}

TEST_CASE("a phrase is compared with the words as they follow, those that say nothing too") {
  CHECK(found("\"the the the\"") == Ids{});
  CHECK(found("\"no such words stand anywhere\"") == Ids{});
  CHECK(found("\"road once\"") == Ids{});
}

TEST_CASE("dates are compared as far as both tell them") {
  const Ids dated = {"ruling/inns-and-cathedrals/inn-at-the-end"};
  for (const std::string_view query :
       {"date:2013", "date:2013-01", "date=2013-01-24", "date>=2013", "date<=2013", "date>2012-12",
        "date<2013-02", "date!=2014"}) {
    INFO(query);
    CHECK(found(query) == dated);
  }
  for (const std::string_view query : {"date>2013", "date<2013", "date:2014", "date!=2013"}) {
    INFO(query);
    CHECK(found(query) == Ids{});
  }
}

TEST_CASE("an unknown value is told with a caret and the nearest name") {
  CHECK(found("status:opne") ==
        Ids{"query: 'opne' is no value of 'status'\n"
            "  status:opne\n"
            "         ^\n"
            "did you mean 'open'?\n"
            "fix: write official, community, difference, open, house or unmarked"});
  CHECK(found("kind:tile") == Ids{"query: 'tile' is no value of 'kind'\n"
                                  "  kind:tile\n"
                                  "       ^\n"
                                  "fix: write rule, ruling, variant, element or term"});
  CHECK(found("about:folower") == Ids{"query: 'folower' is no value of 'about'\n"
                                      "  about:folower\n"
                                      "        ^\n"
                                      "did you mean 'follower'?\n"
                                      "fix: write city, follower, inn or road"});
  CHECK(found("date>May") == Ids{"query: 'May' is no date\n"
                                 "  date>May\n"
                                 "       ^\n"
                                 "fix: write a year, month or day: 2013, 2013-05 or 2013-05-24"});
  CHECK(found("set:inns-and-catedral")
            .front()
            .starts_with("query: no set is called 'inns-and-catedral'"));
}

TEST_CASE("house rules stand apart, unless the query asks for them") {
  const auto hits = small().search.find("short road", {.rules_only = true});
  REQUIRE(hits.ok());
  REQUIRE(hits->house.size() == 1);
  CHECK(hits->house.front().id == "base-game/short-road");
  CHECK(hits->total == static_cast<int>(hits->hits.size()));
  const auto among = [](std::string_view query) {
    const Ids ids = found(query);
    return std::count(ids.begin(), ids.end(), "ruling/base-game/short-road") == 1;
  };
  CHECK_FALSE(among("short road"));
  CHECK(among("short road status:house"));
  CHECK(among("road kind:ruling"));
  CHECK(among("house rule for short roads"));
  CHECK(among("set:base-game"));  // without words all there is
}

TEST_CASE("a house rule that the selection takes over is a hit like others") {
  Selection selection;
  selection.sets = {{"base-game", 1}};
  const auto holds = [](const std::vector<SearchHit>& hits) {
    return std::any_of(hits.begin(), hits.end(),
                       [](const SearchHit& hit) { return hit.id == "base-game/short-road"; });
  };
  const SearchScope scope = {.rules_only = true, .selection = &selection};
  const auto apart = small().search.find("short road", scope);
  CHECK_FALSE(holds(apart->hits));
  CHECK(holds(apart->house));
  selection.adopted = {"base-game/short-road"};
  const auto taken = small().search.find("short road", scope);
  CHECK(holds(taken->hits));
  CHECK_FALSE(holds(taken->house));
}

TEST_CASE("what a question names and nothing here answers is told") {
  const auto told = [](std::string_view query) {
    return small().search.find(query, {.rules_only = true})->not_covered;
  };
  CHECK(told("does the zebra score a road?") == NotCovered{{}, {"zebra"}});
  CHECK(told("does the phantom score a road?") == NotCovered{{"phantom"}, {}});
  CHECK(told("does an inn score a road?") == NotCovered{});
}

TEST_CASE("newcomer 1: punctuation makes no question an error") {
  for (const std::string_view query :
       {"inn: can I capture my own meeple?", "inn - does it eat the fairy?", "inn=1 point?",
        "inn > knight?", "inn at 10:30 or later", "the \"inn", "inn (his and mine)", "inn :-)",
        "inn? edges:cfrf status>open"}) {
    INFO(query);
    const Ids ids = found(query);
    CHECK(std::count(ids.begin(), ids.end(), "element/inn") == 1);
  }
}

TEST_CASE("newcomer 1: brackets and quotes in a question are words like others") {
  CHECK(found("what do I get for a road (his or mine) with an inn?") ==
        found("what do I get for a road his mine with an inn?"));
  CHECK(found("the \"inn once\" on my road") == found("the inn once on my road"));
}

TEST_CASE("hits for the other words stand beside what is wrong") {
  const auto hits = small().search.find("inn (status:opne or road) -set:towr",
                                        {.rules_only = true, .lenient = true});
  REQUIRE(hits.ok());
  REQUIRE(hits->fault);
  CHECK(hits->fault->what == "'opne' is no value of 'status'");
  CHECK(hits->total == static_cast<int>(found("inn (road or road)").size()));
}

TEST_CASE("variants are a kind of their own, and stand with the house rules") {
  const Ids both = {"variant/base-game/blindfold", "variant/base-game/chess-clock"};
  CHECK(found("kind:variant") == both);
  CHECK(found("blindfold kind:variant") == Ids{"variant/base-game/blindfold"});
  CHECK(found("kind:variant Ann Author") == Ids{"variant/base-game/blindfold"});
  CHECK(found("with:river kind:variant") == Ids{"variant/base-game/chess-clock"});
  CHECK(found("blindfold") == Ids{});
  const auto hits = small().search.find("blindfold", {.rules_only = true});
  REQUIRE(hits.ok());
  REQUIRE(hits->house.size() == 1);
  CHECK(hits->house.front().id == "base-game/blindfold");
  CHECK_FALSE(hits->answer.has_value());
}

TEST_CASE("with a selection only what applies is found, and the rest is counted") {
  Selection base;
  base.sets = {{"base-game", 1}};
  const auto hits = small().search.find("road", {.rules_only = true, .selection = &base});
  REQUIRE(hits.ok());
  CHECK(hits->total == 5);
  CHECK(hits->house.size() == 1);
  CHECK(hits->left_out.total == 3);
  CHECK(hits->left_out.sets ==
        std::map<std::string, int>{{"abbey-and-mayor", 1}, {"inns-and-cathedrals", 3}});
  CHECK(hits->left_out.other_edition == 0);

  base.edition = Edition::C2;
  const auto later = small().search.find("city of two tiles?", {.selection = &base});
  REQUIRE(later.ok());
  CHECK(later->left_out.other_edition == 1);
}

TEST_CASE("pages of hits follow each other without a gap") {
  const Ids all = found("road");
  Ids paged;
  for (std::size_t offset = 0; offset < all.size() + 2; offset += 2)
    for (const std::string& id : found("road", {.offset = offset, .limit = 2})) paged.push_back(id);
  CHECK(paged == all);
}

TEST_CASE("sets, tiles, edge codes, features, ledger and sources are found beside rules") {
  CHECK(first_of_all("inns and cathedrals") == "set/inns-and-cathedrals");
  CHECK(first_of_all("BA-15") == "tile/BA-15");
  CHECK(first_of_all("ccfr") == "code/ccfr");
  CHECK(first_of_all("copies of the bend") == "ledger/bend-count");
  CHECK(first_of_all("annotated rules") == "source/car-7.4");
  CHECK(first_of_all("kind:feature inn") == "feature/inn");
}

TEST_CASE("a snippet marks the words that were met, also by other names") {
  const auto hits = small().search.find("meeple castle wall kind:element", {.rules_only = true});
  REQUIRE(hits.ok());
  REQUIRE_FALSE(hits->hits.empty());
  const auto city = small().search.find("walls about:city kind:element", {.rules_only = true});
  REQUIRE(city->hits.size() == 1);
  CHECK(city->hits[0].snippet == "A feature within \x02walls\x03.");
}

TEST_CASE("a hit tells the question that its text answers, and which printing says what") {
  const auto hits = small().search.find("tiny city of two tiles kind:ruling", {.rules_only = true});
  REQUIRE(hits.ok());
  REQUIRE_FALSE(hits->hits.empty());
  CHECK(hits->hits[0].question == "Does a city of two tiles score 2 points for each?");
  CHECK(hits->hits[0].snippet ==
        "The later rules have it so. \u00b7 HiG (C1, first printing): \x02"
        "2\x03 points in all \u00b7 "
        "ZMG: \x02"
        "2\x03 points for each \x02tile\x03");
}

TEST_CASE("rule hits point at their records") {
  const auto hits = find_rules(small().search, small().rulebook, "inn", {});
  REQUIRE(hits.ok());
  int rules = 0, rulings = 0, elements = 0;
  for (const RuleHit& hit : hits->hits) {
    CHECK((hit.rule != nullptr) + (hit.ruling != nullptr) + (hit.element != nullptr) == 1);
    rules += hit.rule != nullptr;
    rulings += hit.ruling != nullptr;
    elements += hit.element != nullptr;
  }
  CHECK(rules == 1);
  CHECK(rulings == 1);
  CHECK(elements == 1);
}

TEST_CASE("an empty query finds everything, function words alone nothing") {
  CHECK(found("").size() == 14);
  CHECK(found("the of?") == Ids{});
  CHECK(found("road -the").size() == found("road").size());
}

}  // namespace
}  // namespace cartulary::search_test
