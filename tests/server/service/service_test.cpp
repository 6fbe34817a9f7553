#include "server/service/service.h"

#include <set>

#include "docgen/json/json.h"
#include "docgen/pages/site.h"
#include "server/service/negotiation.h"
#include "tests/server/small_server.h"
#include "tests/support/catch.h"
#include "tests/support/golden.h"
#include "tests/support/http_client.h"
#include "tiledb/database/database.h"

namespace cartulary::server::service_test {
namespace {

using test::header;
using test::request_for;
using test::SmallService;
using test::told;

}  // namespace

TEST_CASE("The API answers as the command line prints") {
  SmallService service;
  check_golden("server/fit.json",
               *service.get("/api/v1/fit?pattern=c%3Frf&used=start&draws=10&players=3").body);
  check_golden("server/tiles.json",
               *service.get("/api/v1/tiles?q=has:inn&sets=inns-and-cathedrals").body);
  check_golden("server/tile.json", *service.get("/api/v1/tiles/ic-11").body);
  check_golden("server/set.json", *service.get("/api/v1/sets/RI").body);
  check_golden("server/why.json", *service.get("/api/v1/why?tile=BA-15&pattern=c%3Frf").body);
  check_golden("server/dead.json", *service.get("/api/v1/dead?sets=BA&river=true").body);
  check_golden("server/counts.json", *service.get("/api/v1/counts?by=set,edges&sets=BA").body);
  check_golden("server/search.json", *service.get("/api/v1/search?q=bend").body);
  check_golden("server/meta.json", *service.get("/api/v1/meta").body);
  check_golden("server/sources.json", *service.get("/api/v1/sources").body);
  check_golden("server/ledger.json", *service.get("/api/v1/ledger").body);
}

TEST_CASE("newcomer API: one document and one entry of the ledger have an address") {
  SmallService service;
  CHECK(service.get("/api/v1/sources/CAR-7.4").body->starts_with("{\n  \"id\": \"car-7.4\""));
  CHECK(service.get("/api/v1/ledger/ledger/wheel-cfrr")
            .body->starts_with("{\n  \"id\": \"wheel-cfrr\""));
  CHECK(told(service.get("/api/v1/sources/car-7")) ==
        "{\n"
        "  \"type\": \"about:blank\",\n"
        "  \"title\": \"Not Found\",\n"
        "  \"status\": 404,\n"
        "  \"code\": \"unknown-source\",\n"
        "  \"detail\": \"no source is called 'car-7'\",\n"
        "  \"where\": \"id\",\n"
        "  \"fix\": \"see /api/v1/sources for what there is\",\n"
        "  \"suggestion\": \"car-7.4\"\n"
        "}\n");
}

TEST_CASE("newcomer API: elements answer to the words that people use") {
  SmallService service;
  CHECK(*service.get("/api/v1/elements/meeple").body ==
        *service.get("/api/v1/elements/follower").body);
}

TEST_CASE("newcomer API: hits of the search have ids with their kind, and no query finds all") {
  SmallService service;
  CHECK(service.get("/api/v1/search?q=ransom-less%20road").body->find("\"id\": \"rule/") !=
        std::string::npos);
  const HttpResponse all = service.get("/api/v1/search");
  CHECK(all.status == 200);
  CHECK(*all.body == *service.get("/api/v1/search?q=").body);
}

TEST_CASE("newcomer API: all tiles come whole in one call") {
  SmallService service;
  const std::string all = *service.get("/api/v1/tiles?full=true&limit=1000").body;
  CHECK(all.find("\"next\"") == std::string::npos);
  const std::string one = *service.get("/api/v1/tiles/BA-15").body;
  const std::size_t segments = one.find("\"segments\"");
  REQUIRE(segments != std::string::npos);
  CHECK(all.find("{\"kind\": \"city\", \"sides\": [\"N\"]") != std::string::npos);
}

TEST_CASE("newcomer API: a content type may have parameters") {
  SmallService service;
  HttpRequest request = request_for("POST", "/api/v1/board");
  request.content_type = "Application/JSON; charset=utf-8";
  request.body = "{\"tiles\": []}";
  CHECK(service.ask(request).status == 200);
}

TEST_CASE("A counted box is compared with its set") {
  SmallService service;
  HttpRequest request = request_for("POST", "/api/v1/missing?set=BA&edition=C2");
  request.content_type = "text/plain; charset=utf-8";
  request.body = "cccc 1\nccff 3\n";
  CHECK((*service).body_room(request) == 65'536);
  const HttpResponse response = service.ask(request);
  CHECK(response.status == 200);
  CHECK(header(response, "Cache-Control") == "no-store");
  CHECK(header(response, "ETag").empty());
  check_golden("server/missing.json", *response.body);
  request.body = "cccc many\n";
  check_golden("server/missing-fault.json", told(service.ask(request)));
}

TEST_CASE("Faults of parameters are told with place, fix and suggestion") {
  SmallService service;
  const auto check = [&](const std::string& target, int status, const Error& error) {
    const HttpResponse response = service.get(target);
    CHECK(response.status == status);
    CHECK(test::without_code(told(response)) ==
          test::without_code(docgen::problem_json(error, status)));
  };
  check("/api/v1/fit", 400,
        {.where = "pattern",
         .what = "it is needed and not given",
         .fix = "write it as in pattern=c?rf"});
  check(
      "/api/v1/fit?pattern=c%3Frf&patern=c", 400,
      {.where = "patern",
       .what = "there is no parameter 'patern' here",
       .fix = "take one of: pattern, sets, edition, rule-set, used, tiles, without, rule, adopts, "
              "draws, players, turn, hidden, laid",
       .suggestion = "pattern"});
  check("/api/v1/meta?x=1", 400,
        {.where = "x",
         .what = "there is no parameter 'x' here",
         .fix = "leave it out: there are no parameters"});
  check("/api/v1/tiles?limit=0", 400,
        {.where = "limit",
         .what = "'0' is no whole number from 1 to 1000",
         .fix = "write it as in limit=20"});
  check("/api/v1/fit?pattern=c%3Frf&draws=-1", 400,
        {.where = "draws",
         .what = "'-1' is no whole number from 0 to 1000000",
         .fix = "write it as in draws=10"});
  check("/api/v1/dead?river=maybe", 400,
        {.where = "river",
         .what = "'maybe' is neither true nor false",
         .fix = "write it as in river=true"});
  check("/api/v1/fit?pattern=", 400,
        {.where = "pattern", .what = "it is empty", .fix = "write it as in pattern=c?rf"});
  check("/api/v1/fit?pattern=" + std::string(65, 'c'), 400,
        {.where = "pattern",
         .what = "it is longer than 64 bytes",
         .fix = "write it as in pattern=c?rf"});
  check("/api/v1/tiles?next=abc", 400,
        {.where = "next",
         .what = "it is not the next page of this list",
         .fix = "take `next` from the answer to the same question, or leave it out"});
  check("/api/v1/tilse", 404,
        {.where = "path",
         .what = "the API has no '/api/v1/tilse'",
         .fix = "see /openapi.json for what there is",
         .suggestion = "/api/v1/tiles"});
}

TEST_CASE("Faults that the engine finds come through whole, options named as parameters") {
  SmallService service;
  check_golden("server/fault-set.json", told(service.get("/api/v1/fit?pattern=cccc&sets=rivr")));
  check_golden("server/fault-pattern.json", told(service.get("/api/v1/fit?pattern=c?qf")));
  check_golden("server/fault-query.json", told(service.get("/api/v1/tiles?q=has:inn+has:twoer")));
  check_golden("server/fault-turn.json", told(service.get("/api/v1/fit?pattern=cccc&turn=1")));
  const HttpResponse gone = service.get("/api/v1/tiles/IC-99");
  CHECK(gone.status == 404);
  check_golden("server/fault-tile.json", told(gone));
  CHECK(service.get("/api/v1/sets/tower").status == 404);
  CHECK(service.get("/api/v1/why?tile=IC-99&pattern=cccc").status == 400);
}

TEST_CASE("Every server golden is asked for") {
  check_no_stale_goldens("server");
}

TEST_CASE("A list goes on where its next page begins, until it ends") {
  SmallService service;
  std::string all;
  std::string next;
  int pages = 0;
  do {
    const HttpResponse page =
        service.get("/api/v1/tiles?limit=8" + (next.empty() ? "" : "&next=" + next));
    REQUIRE(page.status == 200);
    ++pages;
    const std::string& text = *page.body;
    for (std::size_t at = text.find("{\"id\": \""); at != std::string::npos;
         at = text.find("{\"id\": \"", at + 1))
      all += text.substr(at + 8, 5) + ' ';
    const std::size_t at = text.find("\"next\": \"");
    next = at == std::string::npos ? "" : text.substr(at + 9, 24);
  } while (!next.empty() && pages < 9);
  CHECK(pages == 3);
  CHECK(all ==
        "BA-01 BA-02 BA-03 BA-15 BA-20 BA-21 IC-01 IC-11 IC-12 AM-01 AM-02 AM-03 RI-01 RI-02 RI-03 "
        "HA-01 HA-02 HA-03 WE-01 ");
  const std::string other = *service.get("/api/v1/sets?limit=2").body;
  const std::string token = other.substr(other.find("\"next\": \"") + 9, 24);
  CHECK(service.get("/api/v1/sets?limit=5&next=" + token).status == 200);
  CHECK(service.get("/api/v1/tiles?limit=2&next=" + token).status == 400);
}

TEST_CASE("A page's twin is what the API says") {
  SmallService service;
  const auto same = [&](const std::string& page, const std::string& api) {
    const HttpResponse twin = service.get(page);
    CHECK(twin.status == 200);
    CHECK(twin.content_type == "application/json");
    CHECK(*twin.body == *service.get(api).body);
  };
  same("/index.json", "/api/v1/meta");
  same("/sets/index.json", "/api/v1/sets?limit=1000");
  same("/sets/river.json", "/api/v1/sets/river");
  same("/tiles/index.json?q=has:inn", "/api/v1/tiles?q=has:inn");
  same("/tiles/IC-11.json", "/api/v1/tiles/IC-11");
  same("/edges/index.json", "/api/v1/counts?by=edges");
  same("/edges/crrf.json", "/api/v1/tiles?q=edges:crrf");
  same("/features/inn.json", "/api/v1/tiles?q=has:%22inn%22");
  same("/features/crop-circle_shield.json", "/api/v1/tiles?q=has:%22crop-circle:shield%22");
  same("/fit/c_rf.json?sets=IC", "/api/v1/fit?pattern=c%3Frf&sets=IC");
  same("/dead.json?river=true", "/api/v1/dead?river=true");
  same("/ledger.json", "/api/v1/ledger");
  same("/search.json?q=bend", "/api/v1/search?q=bend");
  CHECK(service.get("/tiles/IC-99.json").status == 404);
  CHECK(service.get("/edges/zzzz.json").status == 404);
  CHECK(service.get("/features/nothing.json").status == 404);
  CHECK(service.get("/fit/c_rf.json?sets=rivr").status == 400);
  CHECK(service.get("/edges/crrf.json?sets=IC%20or&by=x").status == 400);
}

TEST_CASE("What was answered once is at hand, and nothing else is") {
  SmallService service;
  const HttpRequest asked = request_for("GET", "/api/v1/fit?pattern=c%3Frf");
  CHECK_FALSE((*service).kept_answer(asked));
  const HttpResponse made = service.ask(asked);
  const auto kept = (*service).kept_answer(asked);
  REQUIRE(kept);
  CHECK(*kept->body == *made.body);
  CHECK(kept->headers == made.headers);
  HttpRequest known = asked;
  known.if_none_match = header(made, "ETag");
  CHECK((*service).kept_answer(known)->status == 304);
  HttpRequest foreign = asked;
  foreign.host = "carcassonne.example";
  CHECK_FALSE((*service).kept_answer(foreign));
  HttpRequest zipped = asked;
  zipped.accept_encoding = "gzip";
  CHECK_FALSE((*service).kept_answer(zipped));
  CHECK_FALSE((*service).kept_answer(request_for("GET", "/api/v1/fit?pattern=c%3Frg")));
  // The front door answers by language.
  service.get("/");
  CHECK_FALSE((*service).kept_answer(request_for("GET", "/")));
}

TEST_CASE("Counts of a page stand beside it as CSV and JSON, with its parameters") {
  SmallService service;
  const HttpResponse csv = service.get("/counts/set-edges.csv?sets=IC&q=has:inn");
  CHECK(csv.status == 200);
  CHECK(csv.content_type == "text/csv; charset=utf-8");
  CHECK(*csv.body == "set,edges,copies,designs\r\ninns-and-cathedrals,ccfr,1,1\r\n");
  CHECK(*service.get("/counts/set-edges.json?sets=IC").body ==
        *service.get("/api/v1/counts?by=set,edges&sets=IC").body);
  const HttpResponse page = service.get("/counts/set-edges.html?sets=IC&q=has:inn");
  CHECK(page.body->find("counts/set-edges.csv?q=has%3Ainn&amp;sets=IC") != std::string::npos);
  CHECK(service.get("/counts/set-edges.html?q=class:red").status == 400);
  CHECK(service.get("/counts/edges-set.html").status == 404);
}

TEST_CASE("walk: under a fault of a selection stands no answer to another one") {
  SmallService service;
  const HttpResponse counted = service.get("/counts/set-edges.html?sets=nowhere");
  CHECK(counted.status == 400);
  CHECK(counted.body->find("land tile") == std::string::npos);
  const HttpResponse dead = service.get("/dead.html?sets=nowhere");
  CHECK(dead.status == 400);
  CHECK(dead.body->find("id=\"answer\"") == std::string::npos);
  CHECK(service.get("/dead.html?sets=IC").body->find("id=\"answer\"") != std::string::npos);
}

TEST_CASE(
    "walk: the list of tiles tells of a misspelt key what was meant, as the command line does") {
  SmallService service;
  CHECK(service.get("/tiles/index.html?q=hass:inn&sets=IC")
            .body->find("Did you mean <a class=\"code\" "
                        "href=\"../tiles/index.html?q=has%3Ainn&amp;sets=IC\">has:inn</a>?") !=
        std::string::npos);
}

TEST_CASE("walk: a score pad is printed for a range of players, as its field offers") {
  SmallService service;
  CHECK(service.get("/print/scorepad.html?sets=base-game&players=2-5").status == 200);
  CHECK(service.get("/print/scorepad.html?sets=base-game&players=99").status == 400);
}

TEST_CASE("A print is in the language of its address, and pictures stand beside its folder") {
  SmallService service;
  const std::string english = *service.get("/print/manifest.html").body;
  CHECK(english.find("<html lang=\"en\">") != std::string::npos);
  CHECK(english.find("<h1 id=\"manifest\">Tiles in the bag</h1>") != std::string::npos);
  CHECK(english.find("<img src=\"../tiles/") != std::string::npos);
  const std::string german = *service.get("/de/print/manifest.html").body;
  CHECK(german.find("<html lang=\"de\">") != std::string::npos);
  CHECK(german.find("<h1 id=\"manifest\">Karten im Beutel</h1>") != std::string::npos);
  CHECK(german.find("<img src=\"../../tiles/") != std::string::npos);
  CHECK(german.find("href=\"../print/A4.css\"") != std::string::npos);
  CHECK(service.get("/de/print/A4.css").body->find("'(S.\\00a0'") != std::string::npos);
}

// It led to an error.
TEST_CASE("A page that asks for a hole first has no link to its JSON") {
  SmallService service;
  CHECK(service.get("/fit/index.html").body->find("index.json") == std::string::npos);
  CHECK(service.get("/dead.html").body->find("dead.json") != std::string::npos);
}

TEST_CASE("Every page has a twin, but those that are empty before one fills them in") {
  SmallService service;
  const Result<tiledb::Database> database = tiledb::Database::open(service.database());
  REQUIRE(database.ok());
  const Result<tiledb::Library> data = database->library();
  REQUIRE(data.ok());
  std::vector<std::string> faults;
  std::set<std::string> folders;
  const docgen::Site site(*data);
  for (const std::string& path : site.paths()) {
    if (!path.ends_with(".html")) continue;
    if (site.render(path)->status == 308) continue;  // the page of a former id
    folders.insert(path.substr(0, path.find('/')));
    // What is laid out for paper tells nothing that its rules and tiles do not.
    if (path.starts_with("print")) continue;
    // Of the 625 holes 125 will do.
    if (path.starts_with("fit/") && path != "fit/index.html" && !path.ends_with("_.html")) continue;
    std::string target = '/' + path.substr(0, path.size() - 5) + ".json";
    // These pages ask for something first.
    if (path == "fit/index.html") target += "?pattern=c%3Frf";
    if (path == "search.html") target += "?q=road";
    const HttpResponse twin = service.get(target);
    if (twin.status != 200 || twin.content_type != "application/json") faults.push_back(target);
  }
  CHECK(faults == std::vector<std::string>{"/asked.json", "/board.json", "/boxes.json",
                                           "/changes.json", "/editions/index.json", "/missing.json",
                                           "/pages.json", "/play/score.json",
                                           "/which-edition.json"});
  CHECK(folders == std::set<std::string>{"about.html",
                                         "asked.html",
                                         "board.html",
                                         "boxes.html",
                                         "changes.html",
                                         "counts",
                                         "dead.html",
                                         "edges",
                                         "editions",
                                         "elements",
                                         "features",
                                         "fit",
                                         "games",
                                         "guides",
                                         "play",
                                         "words.html",
                                         "index.html",
                                         "ledger.html",
                                         "missing.html",
                                         "pages.html",
                                         "positions",
                                         "print",
                                         "print.html",
                                         "rules",
                                         "rulings",
                                         "search.html",
                                         "sets",
                                         "sources.html",
                                         "status",
                                         "tiles",
                                         "which-edition.html",
                                         "with",
                                         "words"});
}

TEST_CASE("Pages are HTML; what is not there is a page that says so") {
  SmallService service;
  for (const char* path : {"/", "/index.html", "/tiles/BA-15.html", "/sets/", "/fit/c_rf.html"}) {
    const HttpResponse page = service.get(path);
    CHECK(page.status == 200);
    CHECK(page.content_type == "text/html; charset=utf-8");
    CHECK(page.body->find("<html") != std::string::npos);
  }
  const HttpResponse gone = service.get("/tiles/XX-01.html");
  CHECK(gone.status == 404);
  CHECK(gone.content_type == "text/html; charset=utf-8");
  CHECK(header(gone, "Cache-Control") == "no-store");
  CHECK(service.get("/assets/../index.html").status == 400);
}

TEST_CASE("The page of a former id sends on, with anchor and parameters") {
  SmallService service;
  const HttpResponse moved = service.get("/rules/base-game/way.html");
  CHECK(moved.status == 308);
  CHECK(header(moved, "Location") == "/rules/base-game.html#road");
  CHECK(moved.body->find("<a href=\"../../rules/base-game.html#road\">Completed roads</a>") !=
        std::string::npos);
  const HttpResponse chosen = service.get("/rules/base-game/way.html?sets=BA%2CIC");
  CHECK(header(chosen, "Location") == "/rules/base-game.html?sets=BA,IC#road");
  CHECK(service.get("/rules/base-game.html?sets=BA,IC").status == 200);
}

}  // namespace cartulary::server::service_test
