// Rules, rulings and elements over HTTP, and the twins of their pages.
#include <algorithm>

#include "docgen/json/json.h"
#include "docgen/json/rule_json.h"
#include "tests/engine/small_catalog.h"
#include "tests/engine/small_rulebook.h"
#include "tests/server/small_server.h"
#include "tests/support/catch.h"
#include "tests/support/golden.h"

namespace cartulary::server::rules_api_test {
namespace {

using test::SmallService;

// What the service's database holds.
struct Small {
  tiledb::Meta meta;
  Catalog catalog = test::small_catalog();
  Rulebook rulebook = test::small_rulebook();

  Small() { meta.content_hash = std::string(64, 'a'); }
  std::vector<Position> positions = {test::short_road()};
  docgen::RuleData data() const { return {meta, catalog, rulebook, positions}; }
};

void check_problem(SmallService& service, const std::string& target, const Error& error) {
  INFO(target);
  const HttpResponse response = service.get(target);
  CHECK(response.status == 404);
  CHECK(response.content_type == "application/problem+json");
  CHECK(test::without_code(*response.body) == test::without_code(docgen::problem_json(error, 404)));
}

}  // namespace

TEST_CASE("A rule is found by its id, with its kind or without, its slashes escaped or not") {
  SmallService service;
  const Small small;
  const std::string road =
      docgen::rule_json(small.data(), *small.rulebook.find_rule("base-game/road"));
  for (const char* id :
       {"base-game/road", "rule/base-game/road", "rule%2Fbase-game%2Froad", "base-game%2froad",
        "Base-Game/Road", "base-game/way", "rule/base-game/way"}) {
    INFO(id);
    const HttpResponse response = service.get(std::string("/api/v1/rules/") + id);
    CHECK(response.status == 200);
    CHECK(*response.body == road);
  }
}

TEST_CASE("A ruling is found among the rules") {
  SmallService service;
  const Small small;
  const std::string ruling =
      docgen::ruling_json(small.data(), *small.rulebook.find_ruling("base-game/small-city"));
  for (const char* id :
       {"base-game/small-city", "ruling/base-game/small-city", "ruling%2Fbase-game/small-city"})
    CHECK(*service.get(std::string("/api/v1/rules/") + id).body == ruling);
}

TEST_CASE("A variant is found among the rules") {
  SmallService service;
  const Small small;
  const std::string variant =
      docgen::variant_json(small.data(), *small.rulebook.find_variant("base-game/blindfold"));
  for (const char* id : {"base-game/blindfold", "variant/base-game/blindfold",
                         "variant%2Fbase-game%2Fblindfold", "base-game/dark"})
    CHECK(*service.get(std::string("/api/v1/rules/") + id).body == variant);
}

TEST_CASE("Elements are listed by id, and told one by one") {
  SmallService service;
  const Small small;
  CHECK(*service.get("/api/v1/elements").body ==
        docgen::elements_json(small.rulebook, {.offset = 0, .limit = 100, .next = ""}));
  const std::string inn = docgen::element_json(small.data(), *small.rulebook.find_element("inn"));
  CHECK(*service.get("/api/v1/elements/inn").body == inn);
  CHECK(*service.get("/api/v1/elements/element/inn").body == inn);
  CHECK(*service.get("/api/v1/elements/element%2FInn").body == inn);
}

TEST_CASE("The rules of a set are one answer") {
  SmallService service;
  const Small small;
  const std::string rules =
      docgen::set_rules_json(small.data(), *small.catalog.find_set("base-game"));
  CHECK(*service.get("/api/v1/sets/base-game/rules").body == rules);
  CHECK(*service.get("/api/v1/sets/BA/rules").body == rules);
}

TEST_CASE("Rules are gathered by status, by what they speak of together, and where they differ") {
  SmallService service;
  for (const char* name : {"rulebook", "status", "status/open", "with", "with/inn+road",
                           "with/inns-and-cathedrals+road", "differences", "positions"}) {
    std::string file = name;
    std::replace_if(file.begin(), file.end(), [](char c) { return c == '/' || c == '+'; }, '-');
    check_golden("server/" + file + ".json", *service.get(std::string("/api/v1/") + name).body);
  }
  const std::string board = *service.get("/api/v1/positions/base-game/road-loop").body;
  check_golden("server/position.json", board);
  for (const char* id : {"position/base-game/road-loop", "Base-Game%2Froad-loop"})
    CHECK(*service.get(std::string("/api/v1/positions/") + id).body == board);
  const std::string list = *service.get("/api/v1/status/open?limit=1").body;
  CHECK(list.find("\"total\": 1,\n  \"shown\": 1,") != std::string::npos);
}

TEST_CASE("What is no status, pair or position is 404 with the nearest") {
  SmallService service;
  check_problem(service, "/api/v1/status/opne",
                {.where = "id",
                 .what = "no status is called 'opne'",
                 .fix = "see /api/v1/status for what there is",
                 .suggestion = "open"});
  check_problem(service, "/api/v1/with/inn",
                {.where = "id",
                 .what = "'inn' is no two names",
                 .fix = "write two sets or elements, such as barn+dragon"});
  check_problem(service, "/api/v1/with/inn+raod",
                {.where = "id",
                 .what = "no set or element is called 'raod'",
                 .fix = "write ids, such as barn+dragon",
                 .suggestion = "road"});
  check_problem(service, "/api/v1/positions/base-game/road-lopo",
                {.where = "id",
                 .what = "no position is called 'base-game/road-lopo'",
                 .fix = "see /api/v1/positions for what there is",
                 .suggestion = "base-game/road-loop"});
}

TEST_CASE("What is no rule, element or set of rules is 404 with the nearest") {
  SmallService service;
  const std::string rule_fix = "write an id such as rule/tower/ransom; searches tell ids";
  check_problem(service, "/api/v1/rules/base-game/roads",
                {.where = "id",
                 .what = "no rule, ruling or variant is called 'base-game/roads'",
                 .fix = rule_fix,
                 .suggestion = "rule/base-game/road"});
  check_problem(service, "/api/v1/rules/rule/base-game/old-road",
                {.where = "id",
                 .what = "no rule, ruling or variant is called 'rule/base-game/old-road'",
                 .fix = rule_fix,
                 .suggestion = "ruling/base-game/old-road"});
  check_problem(service, "/api/v1/elements/folower",
                {.where = "id",
                 .what = "no element is called 'folower'",
                 .fix = "write an id such as element/follower; searches tell ids",
                 .suggestion = "follower"});
  check_problem(service, "/api/v1/sets/RI/rules",
                {.where = "id",
                 .what = "no rules of The River are written yet",
                 .fix = "see /api/v1/sets/river for the set itself"});
  CHECK(service.get("/api/v1/sets/rivr/rules").status == 404);
  CHECK(service.get("/api/v1/sets//rules").status == 404);
  CHECK(service.get("/api/v1/sets/a/b/rules").status == 404);
}

TEST_CASE("The pages of rules have their twins") {
  SmallService service;
  const auto check = [&](const std::string& page, const std::string& api) {
    INFO(page);
    const HttpResponse twin = service.get(page);
    CHECK(twin.status == 200);
    CHECK(*twin.body == *service.get(api).body);
  };
  check("/rules/base-game.json", "/api/v1/sets/base-game/rules");
  check("/rulings/base-game/small-city.json", "/api/v1/rules/ruling/base-game/small-city");
  check("/elements/inn.json", "/api/v1/elements/inn");
  check("/elements/index.json", "/api/v1/elements?limit=1000");
  check("/rules/index.json", "/api/v1/rulebook");
  check("/rules/differences.json", "/api/v1/differences");
  check("/status/index.json", "/api/v1/status");
  check("/status/open.json", "/api/v1/status/open?limit=1000");
  check("/with/index.json", "/api/v1/with");
  check("/with/inn+road.json", "/api/v1/with/inn+road");
  check("/positions/index.json", "/api/v1/positions?limit=1000");
  check("/positions/base-game/road-loop.json", "/api/v1/positions/base-game/road-loop");
  for (const char* none :
       {"/rulings/base-game/road.json", "/rulings/base-game/small-city/x.json",
        "/rules/base-game/road.json", "/rulings//x.json", "/elements/a/b.json", "/status/opn.json",
        "/status/open/x.json", "/with/inn.json", "/with/inn+road+city.json", "/with/inn+rod.json",
        "/positions/base-game/none.json", "/positions/none.json"}) {
    INFO(none);
    CHECK(service.get(none).status == 404);
  }
}

}  // namespace cartulary::server::rules_api_test
