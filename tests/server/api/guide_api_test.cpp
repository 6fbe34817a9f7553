// The order of play, figures, words and guides over the API.
#include <nlohmann/json.hpp>

#include "tests/server/small_server.h"
#include "tests/support/catch.h"

namespace cartulary::server::guide_api_test {
namespace {

using Json = nlohmann::json;
using test::SmallService;

Json json_of(SmallService& service, const std::string& target, int status = 200) {
  const HttpResponse response = service.get(target);
  CHECK(response.status == status);
  return Json::parse(*response.body);
}

TEST_CASE("a turn is that of the base game, or of the sets and the rule set asked for") {
  SmallService service;
  const Json base = json_of(service, "/api/v1/turn");
  CHECK(base["selection"]["sets"] == Json({{"base-game", 1}}));
  CHECK(base["rule_set"].is_null());
  REQUIRE(base["steps"].size() == 1);
  CHECK(base["steps"][0]["lines"].size() == 1);
  CHECK(base["steps"][0]["lines"][0]["id"] == "place/tile");
  CHECK(base["left_out"] == 1);
  const Json inns = json_of(service, "/api/v1/turn?sets=base-game,IC");
  CHECK(inns["steps"][0]["lines"][1]["only"] == Json({"HiG"}));
  const Json rgg = json_of(service, "/api/v1/turn?sets=base-game,IC&rule-set=rgg");
  CHECK(rgg["rule_set"] == "RGG");
  CHECK(rgg["left_out"] == 1);
  const Json problem = json_of(service, "/api/v1/turn?rule-set=RIO", 400);
  CHECK(problem["detail"] == "no rule set is called 'RIO'");
  CHECK(problem["fix"] == "write HiG, RGG, ZMG or WC2012");
}

TEST_CASE("figures answer every question, with the ids of the questions") {
  SmallService service;
  const Json answer = json_of(service, "/api/v1/figures");
  CHECK(answer["selection"].is_null());
  CHECK(answer["questions"][0]["short"] == "road");
  CHECK(answer["figures"][0]["id"] == "follower");
  CHECK(answer["figures"][0]["can"][0]["id"] == "deploy/road");
  CHECK(answer["figures"][0]["can"][0]["answer"] == "yes");
}

TEST_CASE("words are found both ways over the API") {
  SmallService service;
  const Json answer = json_of(service, "/api/v1/words?q=STRASSE");
  REQUIRE(answer["total"] == 1);
  CHECK(answer["words"][0]["english"] == "road");
  CHECK(answer["words"][0]["kind"] == "feature");
}

TEST_CASE("words have their names in other languages over the API, all or those asked for") {
  SmallService service;
  const Json all = json_of(service, "/api/v1/words?q=route");
  REQUIRE(all["total"] == 1);
  CHECK(all["words"][0]["names"] ==
        Json::parse(R"({"fr": {"text": "Route", "source": "car-7.4"}})"));
  const Json some = json_of(service, "/api/v1/words?q=road&in=de,nl");
  CHECK(some["words"][0]["names"] == Json::parse(R"({"de": {"text": "Straße", "source": null},
                                                     "nl": {"text": null, "source": null}})"));
  const Json problem = json_of(service, "/api/v1/words?in=frensh", 400);
  CHECK(problem["detail"] == "no language has the code 'frensh'");
  CHECK(problem["suggestion"] == "fr");
  CHECK(json_of(service, "/words/fr.json")["words"][0]["names"]["fr"]["text"] == "Route");
}

TEST_CASE("guides are told by id; what is none is told with those that there are") {
  SmallService service;
  CHECK(json_of(service, "/api/v1/guides/variants")["parts"].size() == 1);
  CHECK(json_of(service, "/api/v1/guides/order-of-play")["parts"][0]["lines"].size() == 2);
  const Json problem = json_of(service, "/api/v1/guides/variant", 404);
  CHECK(problem["detail"] == "no guide is called 'variant'");
  CHECK(problem["suggestion"] == "variants");
  CHECK(problem["fix"] == "guides: order-of-play, variants");
  CHECK(json_of(service, "/play/turn.json?sets=base-game,IC")["steps"].size() == 1);
  CHECK(json_of(service, "/words.json?q=road")["total"] == 1);
  CHECK(json_of(service, "/guides/variants.json")["id"] == "variants");
}

}  // namespace
}  // namespace cartulary::server::guide_api_test
