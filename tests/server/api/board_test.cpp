// POST /api/v1/board: the answer of the command line, and a problem for each way in which a body
// can be wrong.
#include <algorithm>

#include <nlohmann/json.hpp>

#include "docgen/json/board_json.h"
#include "docgen/json/json.h"
#include "server/service/large_request.h"
#include "server/service/load_data.h"
#include "tests/engine/small_catalog.h"
#include "tests/server/small_server.h"
#include "tests/support/catch.h"
#include "tests/support/http_client.h"
#include "tiledb/database/database.h"

namespace cartulary::server::board_test {
namespace {

using test::SmallService;

constexpr std::string_view board =
    R"({"tiles": [{"tile": "BA-03", "x": 0, "y": 0}, {"tile": "BA-15", "x": 1, "y": 0}]})";

HttpRequest post(std::string target, std::string body) {
  HttpRequest request;
  request.method = "POST";
  request.target = std::move(target);
  request.host = "127.0.0.1:8040";
  request.content_type = "application/json";
  request.body = std::move(body);
  return request;
}

void check_problem(SmallService& service, const HttpRequest& request, int status,
                   const Error& error) {
  const HttpResponse response = service.ask(request);
  CHECK(response.status == status);
  CHECK(response.content_type == "application/problem+json");
  CHECK(test::without_code(*response.body) ==
        test::without_code(docgen::problem_json(error, status)));
}

}  // namespace

TEST_CASE("A board is answered as the command line answers it") {
  SmallService service;
  const HttpResponse response = service.ask(
      post("/api/v1/board?drawn=BA-15&region=0,-1%201,1&hidden=2&sets=BA*2", std::string(board)));
  CHECK(response.status == 200);
  CHECK(response.content_type == "application/json");
  const Catalog catalog = test::small_catalog();
  const Guides guides = tiledb::Database::open(service.database())->library()->guides;
  const auto report = docgen::board_report(catalog, {.text = board,
                                                     .where = "body",
                                                     .selection = {"BA*2", "", "", {}},
                                                     .guides = &guides,
                                                     .odds = {"", "", "", "2"},
                                                     .drawn = "BA-15",
                                                     .region = "0,-1 1,1"});
  REQUIRE(report.ok());
  CHECK(*response.body == docgen::board_json(*report));
}

TEST_CASE("A body of a board may have two MiB of JSON") {
  SmallService service;
  HttpRequest request = post("/api/v1/board", "");
  CHECK((*service).body_room(request) == 2'097'152);
  request.content_type = "application/json; charset=utf-8";
  CHECK((*service).body_room(request) == 2'097'152);
  request.content_type = "";
  CHECK((*service).body_room(request) == 2'097'152);
  for (const char* type : {"text/plain", "application/x-www-form-urlencoded", "image/png"}) {
    request.content_type = type;
    CHECK((*service).body_room(request) == 0);
    check_problem(service, request, 415,
                  {.where = "Content-Type",
                   .what = "the body is not application/json",
                   .fix = "send it with Content-Type: application/json"});
  }
}

TEST_CASE("Each way in which a body can be wrong is a problem of its own") {
  SmallService service;
  const auto check = [&](const std::string& body, const Error& error) {
    INFO(body.substr(0, 80));
    check_problem(service, post("/api/v1/board", body), 400, error);
  };
  check("", {.where = "body:1:1",
             .what = "is empty",
             .excerpt = "\n^",
             .fix = "give a file that holds JSON"});
  check("{\"tiles\": [", {.where = "body:1:12",
                          .what = "ends too early",
                          .excerpt = "{\"tiles\": [\n           ^",
                          .fix = "give the whole of it; what comes after this is missing"});
  check(std::string(40, '['),
        {.where = "body:1:33",
         .what = "nested deeper than 32 levels",
         .excerpt = std::string(38, '[') + '\n' + std::string(30, ' ') + '^'});
  check("{\"tiles\": [], \"tiles\": []}",
        {.where = "body:1:15",
         .what = "the key 'tiles' stands twice",
         .excerpt = "{\"tiles\": [], \"tiles\": []}\n              ^",
         .fix = "leave one of them"});
  check("[]", {.where = "body",
               .what = "holds no board",
               .fix = "give {\"selection\": ..., \"tiles\": [...]} or a game saved by "
                      "JCloisterZone"});
  check(R"({"tiles": [{"tile": "BA-03", "x": 0, "y": 2147483648}]})",
        {.where = "body: /tiles/0/y", .what = "2147483648 is no whole number from -1000 to 1000"});
  check(R"({"tiles": [{"tile": "BA-03", "x": 0, "y": 0}, {"tile": "BA-03", "x": 0, "y": 0}]})",
        {.where = "body: /tiles/1", .what = "BA-03 at 0,0: the cell 0,0 is taken by BA-03"});
  check(R"({"setup": {"sets": {"basic:1": 1}}})",
        {.where = "body: /setup/sets",
         .what = "none of its sets is known here: basic:1",
         .fix = "a saved game needs one set at least that JCloisterZone 5 has as well"});
}

TEST_CASE("What is wrong with the question is told by its parameter") {
  SmallService service;
  const auto where = [&](const std::string& query) {
    const HttpResponse response = service.ask(post("/api/v1/board?" + query, std::string(board)));
    CHECK(response.status == 400);
    return nlohmann::json::parse(*response.body)["where"].get<std::string>();
  };
  CHECK(where("drawn=BA-77") == "drawn");
  CHECK(where("region=0,0") == "region");
  CHECK(where("region=here") == "region");
  CHECK(where("sets=nothing") == "sets");
  CHECK(where("hidden=-1") == "hidden");
  CHECK(where("turn=1") == "turn");
  CHECK(where("drown=BA-15") == "drown");
}

TEST_CASE("A body over two MiB is 413, one below it is read") {
  test::SmallServer server;
  const std::string type = "Content-Type: application/json\r\n";
  test::HttpConnection large(server.port());
  const test::HttpReply refused = large.post("/api/v1/board", std::string(2'097'153, ' '), type);
  CHECK(refused.status == 413);
  CHECK(test::without_code(refused.body) ==
        test::without_code(docgen::problem_json(
            {.where = "body", .what = "it is larger than 2,097,152 bytes", .fix = "send less"},
            413)));
  test::HttpConnection whole(server.port());
  std::string padded(board);
  padded.resize(2'097'152, ' ');
  CHECK(whole.post("/api/v1/board", padded, type).status == 200);
}

// 53 kB were answered by 61 MB.
TEST_CASE("An answer on a board that is larger than it may be is 413, and says what to leave out") {
  const test::SmallDatabase database;
  const HttpRequest request = post("/api/v1/board?drawn=BA-15&region=1,1", std::string(board));
  const auto answer = [&](std::size_t most) {
    auto data = load_data(database.file());
    REQUIRE(data.ok());
    return Service(*std::move(data), {.most_answer = most}).answer(request);
  };
  CHECK(ServiceOptions{}.most_answer == 8'388'608);
  const HttpResponse whole = answer(1'000'000);
  REQUIRE(whole.status == 200);
  CHECK(*answer(whole.body->size()).body == *whole.body);
  for (const std::size_t most : {whole.body->size() - 2, whole.body->size() / 2, std::size_t{1}}) {
    const HttpResponse refused = answer(most);
    CHECK(refused.status == 413);
    CHECK(test::without_code(*refused.body) ==
          test::without_code(docgen::problem_json(
              {.where = "body",
               .what = said("http-fault.large-board-answer", {{"bytes", grouped(most)}}),
               .fix = "send fewer tiles, choose fewer sets, or leave out drawn"},
              413)));
  }
}

TEST_CASE("Regions and boards of many tiles wait their turn") {
  CHECK(is_large(post("/api/v1/board?region=1,0", "{}")));
  CHECK_FALSE(waits(post("/api/v1/board?region=1,0", "{}")));
  CHECK(waits(post("/print/booklet.pdf?sets=base-game", "")));
  CHECK(waits(post("/de/print/booklet.pdf", "")));
  CHECK_FALSE(waits(post("/print/booklet.html", "")));
  CHECK(is_large(post("/api/v1/board?%72egion=1,0", "{}")));
  CHECK(is_large(post("/api/v1/board", std::string(2049, ' '))));
  CHECK_FALSE(is_large(post("/api/v1/board", std::string(2048, ' '))));
  CHECK_FALSE(is_large(post("/api/v1/missing?set=BA", std::string(60'000, ' '))));
  HttpRequest get = post("/api/v1/board?region=1,0", "");
  get.method = "GET";
  CHECK_FALSE(is_large(get));
}

TEST_CASE("Once the server gives up, a board is 503") {
  const test::SmallDatabase database;
  auto data = load_data(database.file());
  REQUIRE(data.ok());
  int asked = 0;
  // Says yes from the third time on: the computation has begun by then.
  Service service(*std::move(data), {.must_stop = [&] { return ++asked > 2; }});
  const HttpResponse response =
      service.answer(post("/api/v1/board?region=0,-1%201,1", std::string(board)));
  CHECK(response.status == 503);
  CHECK(test::without_code(*response.body) ==
        test::without_code(docgen::problem_json({.where = "computation",
                                                 .what = "it was stopped before its end",
                                                 .fix = "ask again, or ask for less"},
                                                503)));
  CHECK(std::count(response.headers.begin(), response.headers.end(),
                   std::pair<std::string_view, std::string>("Retry-After", "5")) == 1);
}

TEST_CASE("A board takes over what the request and its own selection name, and checks both") {
  SmallService service;
  const HttpResponse told =
      service.ask(post("/api/v1/board?adopts=ruling/base-game/short-road", std::string(board)));
  CHECK(told.status == 200);
  CHECK(nlohmann::json::parse(*told.body)["selection"]["adopts"] ==
        nlohmann::json{"base-game/short-road"});
  const std::string own =
      R"({"selection": {"adopts": ["ruling/base-game/short-raod"]}, "tiles": []})";
  const Error fault{.where = "body: /selection: adopts",
                    .what = "no rule, ruling or variant is called 'base-game/short-raod'",
                    .fix = "write an id such as rule/tower/ransom; searches tell ids",
                    .suggestion = "ruling/base-game/short-road"};
  check_problem(service, post("/api/v1/board", own), 400, fault);
}

TEST_CASE("The referee tells what may be done, and judges the move that a body names") {
  SmallService service;
  const auto told = [&](const char* target, const std::string& body) {
    const HttpResponse response = service.ask(post(target, body));
    CHECK(response.status == 200);
    return nlohmann::json::parse(*response.body);
  };
  const auto moves = told("/api/v1/moves", std::string(board));
  CHECK(moves["step"] == "figure");
  CHECK(moves["player"].is_null());
  CHECK(moves["laid"] == nlohmann::json{{"x", 1}, {"y", 0}});
  CHECK(moves["may_pass"] == true);
  // The small order of play has no moves, so nothing of it is known.
  CHECK(moves["known"] == false);
  const auto drawn = told("/api/v1/moves?drawn=BA-15", std::string(board));
  CHECK(drawn["step"] == "tile");
  CHECK(drawn["drawn"] == "BA-15");
  CHECK(drawn["figures"].empty());
  CHECK(!drawn["tiles"].empty());
  const auto judged =
      told("/api/v1/judge", R"({"move": "BA-15 9,9", "board": )" + std::string(board) + '}');
  CHECK(judged["allowed"] == false);
  CHECK(judged["why"] == "No tile lies beside it.");
  const std::string unknown = R"({"move": "duke road E", "board": )" + std::string(board) + '}';
  const HttpResponse problem = service.ask(post("/api/v1/judge", unknown));
  CHECK(problem.status == 400);
  CHECK(nlohmann::json::parse(*problem.body)["where"] == "body: /move");
}

TEST_CASE("Only POST asks about a board") {
  SmallService service;
  HttpRequest request = post("/api/v1/board", std::string(board));
  request.method = "GET";
  check_problem(service, request, 405,
                {.where = "method", .what = "it does not take GET", .fix = "use one of: POST"});
}

}  // namespace cartulary::server::board_test
