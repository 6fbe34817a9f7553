// What scores, over HTTP.
#include "tests/server/small_server.h"
#include "tests/support/catch.h"

namespace cartulary::server::score_api_test {
namespace {

using test::SmallService;

// The answer from its points on, behind the selection.
std::string told(const std::string& body) {
  const std::size_t at = body.find("  \"feature\"");
  return at == std::string::npos ? body : body.substr(at);
}

}  // namespace

TEST_CASE("The points of a feature, from facts as parameters or in a list") {
  SmallService service;
  const std::string answer = R"(  "feature": "road",
  "facts": {"tiles": 4},
  "figures": {
    "red": ["follower"]
  },
  "points": 4,
  "terms": [
    {"what": "4 tiles at 1", "points": 4, "rule": "base-game/road-complete"}
  ],
  "holders": [
    {"player": "red", "points": 4, "why": "1 of 1 thief"}
  ]
}
)";
  CHECK(told(*service.get("/api/v1/score?feature=road&tiles=4&red=1").body) == answer);
  CHECK(told(*service.get("/api/v1/score?feature=road&facts=tiles%3D4,red").body) == answer);
}

TEST_CASE("walk: whose figures get nothing stands behind the holders") {
  SmallService service;
  const std::string body = *service.get("/api/v1/score?feature=road&tiles=4&red=1&blue=2").body;
  CHECK(told(body).substr(told(body).find("  \"holders\"")) == R"(  "holders": [
    {"player": "blue", "points": 4, "why": "2 of 3 thieves"}
  ],
  "unpaid": [
    {"player": "red", "points": 0, "why": "outvoted 1 to 2"}
  ]
}
)");
}

TEST_CASE("A fact that is none is a problem that names those that are") {
  SmallService service;
  const HttpResponse response = service.get("/api/v1/score?feature=road&tyles=4");
  CHECK(response.status == 400);
  CHECK(*response.body == R"({
  "type": "about:blank",
  "title": "Bad Request",
  "status": 400,
  "code": "unknown-fact",
  "detail": "no fact is called 'tyles'",
  "where": "fact",
  "fix": "of a road you can tell tiles, complete, and whose figures stand there: red=2, or red=mayor",
  "suggestion": "tiles"
}
)");
}

TEST_CASE("What scores is told by moment") {
  SmallService service;
  CHECK(service.get("/api/v1/scoring?when=after").body->find("\"lines\": []") != std::string::npos);
  CHECK(service.get("/api/v1/scoring").body->find("\"what\": \"Road\"") != std::string::npos);
  CHECK(service.get("/api/v1/scoring?when=soon").status == 400);
}

}  // namespace cartulary::server::score_api_test
