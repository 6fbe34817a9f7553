// The searches of the API: over everything, and among the rules.
#include <algorithm>
#include <array>

#include <nlohmann/json.hpp>

#include "tests/server/small_server.h"
#include "tests/support/catch.h"
#include "tests/support/golden.h"

namespace cartulary::server::search_api_test {
namespace {

using Json = nlohmann::json;
using test::SmallService;

Json json_of(SmallService& service, const std::string& target, int status = 200) {
  const HttpResponse response = service.get(target);
  CHECK(response.status == status);
  return Json::parse(*response.body);
}

std::vector<std::string> ids(const Json& answer) {
  std::vector<std::string> list;
  for (const Json& hit : answer["hits"]) list.push_back(hit["id"]);
  return list;
}

using Ids = std::vector<std::string>;

TEST_CASE("rules are found by words and by fields") {
  SmallService service;
  CHECK(ids(json_of(service, "/api/v1/rules?q=status:open")) == Ids{"ruling/base-game/old-road"});
  CHECK(ids(json_of(service, "/api/v1/rules?q=meeple+kind:element")) == Ids{"element/follower"});
  CHECK(json_of(service, "/api/v1/rules")["total"] == 14);
  check_golden("server/rules.json", *service.get("/api/v1/rules?q=short+road&limit=1").body);
}

TEST_CASE("a prepared search answers to the byte as one that is not, beside a fault too") {
  SmallService service;
  SmallService prepared;
  (*prepared).make_search();
  for (const std::string route : {"/api/v1/rules", "/api/v1/search"})
    for (const std::string ask : {"?q=short+road", "?q=meeple+date:soon", "?q=bend&limit=1"}) {
      INFO(route + ask);
      const HttpResponse answer = service.get(route + ask);
      CHECK(answer.status == (ask.find("date") == std::string::npos ? 200 : 400));
      CHECK(answer.body->find("\"snippet\"") != std::string::npos);
      CHECK(*prepared.get(route + ask).body == *answer.body);
    }
}

TEST_CASE("how many there are in the boxes is the answer of both searches") {
  SmallService service;
  for (const char* route : {"/api/v1/rules", "/api/v1/search"}) {
    INFO(route);
    CHECK(json_of(service, route + std::string("?q=how+many+inns+are+there"))["answer"] ==
          Json{{"verdict", "1 (Inns and Cathedrals)."},
               {"text",
                "inn: Inns and Cathedrals 1. Not recorded, so not counted: what is on the tiles "
                "of Halflings."},
               {"id", "element/inn"},
               {"status", nullptr},
               {"sources", Json::array()},
               {"others", Json::array()},
               {"outcome", "sure"},
               {"word", nullptr},
               {"branches", Json::array()},
               {"chain", Json::array()},
               {"position", nullptr}});
    CHECK(json_of(service, route + std::string("?q=how+many+may+build"))["answer"].is_null());
  }
}

TEST_CASE("a question has one answer, which says how far it goes") {
  SmallService service;
  const Json differs =
      json_of(service, "/api/v1/ask?q=does+a+city+of+two+tiles+score+2+points+for+each?");
  CHECK(differs["outcome"] == "differs");
  CHECK(differs["id"] == "ruling/base-game/small-city");
  CHECK(differs["branches"] == Json::parse(R"([
    {"when": "rule set HiG", "word": "no", "id": "ruling/base-game/small-city"},
    {"when": "rule set ZMG", "word": "yes", "id": "ruling/base-game/small-city"}])"));
  CHECK(differs["chain"] == Json{"rule/base-game/city", "ruling/base-game/small-city"});
  const auto by = [&](const std::string& rule_set) {
    const Json told = json_of(service,
                              "/api/v1/ask?q=does+a+city+of+two+tiles+score+2+points+for+each?"
                              "&rule-set=" +
                                  rule_set);
    return std::array{told["outcome"], told["word"], told["branches"]};
  };
  const Json& branches = differs["branches"];
  CHECK(by("HiG") == std::array<Json, 3>{"sure", "no", Json::array({branches[0]})});
  CHECK(by("ZMG") == std::array<Json, 3>{"sure", "yes", Json::array({branches[1]})});
  CHECK(by("WC2012") == std::array<Json, 3>{"sure", "no", Json::array({branches[0]})});
  CHECK(by("RGG") == std::array<Json, 3>{"differs", "depends", branches});
  const Json none = json_of(service, "/api/v1/ask?q=zebra");
  CHECK(none["outcome"] == "none");
  CHECK(none["id"].is_null());
  CHECK(none["verdict"].is_null());
}

TEST_CASE("a house rule that is ticked is obeyed: it is a hit, and the selection says so") {
  SmallService service;
  const std::string route = "/api/v1/rules?q=short+road&sets=base-game";
  const Json without = json_of(service, route);
  CHECK(std::ranges::count(ids(without), "ruling/base-game/short-road") == 0);
  CHECK_FALSE(without["selection"].contains("adopts"));
  for (const char* name : {"ruling/base-game/short-road", "base-game/short-road"}) {
    const Json with = json_of(service, route + "&adopts=" + name);
    CHECK(std::ranges::count(ids(with), "ruling/base-game/short-road") == 1);
    CHECK(with["selection"]["adopts"] == Json{"base-game/short-road"});
  }
  CHECK(json_of(service, route + "&adopts=base-game/shrt-road", 400)["suggestion"] ==
        "ruling/base-game/short-road");
}

TEST_CASE("whose rules are meant is told wherever a selection is, and what is none is refused") {
  SmallService service;
  for (const char* route :
       {"fit?pattern=c???", "dead?river=false", "counts?by=set", "tiles?q=has:inn", "turn?sets=BA",
        "figures?sets=BA", "guides/order-of-play?sets=BA", "scoring?when=during",
        "score?feature=road&facts=tiles=2", "search?q=road", "rules?q=road", "ask?q=road",
        "words?q=road", "editions/base-game?"}) {
    INFO(route);
    const std::string by = std::string("/api/v1/") + route + "&rule-set=";
    if (const Json told = json_of(service, by + "rgg"); told.contains("selection"))
      CHECK(told["selection"]["rule_set"] == "RGG");
    const Json fault = json_of(service, by + "RGX", 400);
    CHECK(fault["where"] == "rule-set");
    CHECK(fault["suggestion"] == "RGG");
  }
}

TEST_CASE("what other publishers alone have is left out and counted") {
  SmallService service;
  const std::string route = "/api/v1/rules?q=roads+of+two+tiles&rule-set=";
  const Json cup = json_of(service, route + "WC2012");
  CHECK(std::ranges::count(ids(cup), "rule/base-game/house-roads") == 1);
  CHECK(cup["left_out"] == Json::parse(R"({"total": 0, "other_edition": 0, "other_rule_set": 0,
                                           "sets": {}})"));
  const Json rgg = json_of(service, route + "RGG");
  CHECK(std::ranges::count(ids(rgg), "rule/base-game/house-roads") == 0);
  CHECK(rgg["left_out"] == Json::parse(R"({"total": 1, "other_edition": 0, "other_rule_set": 1,
                                           "sets": {}})"));
}

TEST_CASE("what is taken over is checked and told wherever a selection is") {
  SmallService service;
  for (const char* route :
       {"fit?pattern=c???", "dead?river=false", "counts?by=set", "tiles?q=has:inn",
        "turn?rule-set=HiG", "figures?rule-set=HiG", "scoring?when=during",
        "score?feature=road&facts=tiles=2", "search?q=road", "rules?q=road"}) {
    INFO(route);
    const std::string adopts = std::string("/api/v1/") + route + "&adopts=ruling/base-game/";
    if (const Json told = json_of(service, adopts + "short-road"); told.contains("selection"))
      CHECK(told["selection"]["adopts"] == Json{"base-game/short-road"});
    const Json fault = json_of(service, adopts + "short-raod", 400);
    CHECK(fault["where"] == "adopts");
    CHECK(fault["suggestion"] == "ruling/base-game/short-road");
  }
}

TEST_CASE("newcomer: beside a wrong field stands what the rest of a query finds") {
  SmallService service;
  for (const char* route : {"rules", "search"}) {
    const HttpResponse response =
        service.get("/api/v1/" + std::string(route) + "?q=road+status:oficial");
    CHECK(response.status == 400);
    const Json problem = Json::parse(*response.body);
    CHECK(problem["suggestion"] == "official");
    CHECK(problem["where"] == "q");
    CHECK(ids(problem["instead"]) ==
          ids(json_of(service, "/api/v1/" + std::string(route) + "?q=road")));
    CHECK(json_of(service, "/api/v1/" + std::string(route) + "?q=status:oficial", 400)
              .contains("instead") == false);
  }
  const Json tiles = json_of(service, "/api/v1/tiles?q=has:in+pennants%3E%3D1", 400);
  CHECK(tiles["suggestion"] == "inn");
  CHECK(tiles["instead"]["tiles"] == json_of(service, "/api/v1/tiles?q=pennants%3E%3D1")["tiles"]);
}

TEST_CASE("newcomer: a field with a slip in its key is suggested") {
  SmallService service;
  const Json none = json_of(service, "/api/v1/tiles?q=hs:inn");
  CHECK(none["total"] == 0);
  CHECK(none["suggestion"] == "has:inn");
  CHECK(json_of(service, "/api/v1/rules?q=staus:open")["suggestion"] == "status:open");
  for (const char* plain : {"road", "tower:%20can%20I", "10:30", "http://x", "cost:1"})
    CHECK(json_of(service, "/api/v1/rules?q=" + std::string(plain)).contains("suggestion") ==
          false);
}

TEST_CASE("hits come in pages") {
  SmallService service;
  const Ids all = ids(json_of(service, "/api/v1/rules?q=road"));
  REQUIRE(all.size() > 4);
  Ids paged;
  std::string next;
  do {
    const Json page =
        json_of(service, "/api/v1/rules?q=road&limit=2" + (next.empty() ? "" : "&next=" + next));
    for (const std::string& id : ids(page)) paged.push_back(id);
    next = page.value("next", "");
  } while (!next.empty());
  CHECK(paged == all);
  json_of(service, "/api/v1/rules?q=inn&next=abc", 400);
}

TEST_CASE("with a selection only what applies is found, the rest is counted") {
  SmallService service;
  const Json base = json_of(service, "/api/v1/rules?q=inn&sets=base-game");
  CHECK(base["total"] == 0);
  CHECK(base["left_out"] == Json({{"total", 3},
                                  {"other_edition", 0},
                                  {"other_rule_set", 0},
                                  {"sets", {{"inns-and-cathedrals", 3}, {"abbey-and-mayor", 1}}}}));
  CHECK(base["selection"]["sets"] == Json({{"base-game", 1}}));
  CHECK(json_of(service, "/api/v1/rules?q=inn")["selection"].is_null());
  CHECK(json_of(service, "/api/v1/search?q=inn&sets=base-game")["left_out"]["total"] == 7);
}

TEST_CASE("a fault in a query is told with its place") {
  SmallService service;
  for (const std::string path : {"/api/v1/rules", "/api/v1/search"}) {
    const Json problem = json_of(service, path + "?q=inn+status:opne", 400);
    CHECK(problem["where"] == "q");
    CHECK(problem["detail"] == "'opne' is no value of 'status'");
    CHECK(problem["excerpt"] == "inn status:opne\n           ^");
    CHECK(problem["suggestion"] == "open");
  }
  CHECK(service.get("/api/v1/rules?q=" + std::string(1025, 'a')).status == 400);
  CHECK(service.get("/api/v1/rules?q=" + std::string(1024, 'a')).status == 200);
}

}  // namespace
}  // namespace cartulary::server::search_api_test
