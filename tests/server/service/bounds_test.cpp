// What no request gets past: the size of answers, the parameters of pages, the door to the API, and
// pages of other sites.
#include "docgen/json/json.h"
#include "server/service/large_request.h"
#include "server/service/service.h"
#include "tests/server/small_server.h"
#include "tests/support/catch.h"

namespace cartulary::server::bounds_test {
namespace {

using test::request_for;
using test::SmallService;

std::string told(const HttpResponse& response) {
  return test::without_code(test::told(response));
}

std::string problem(int status, Error error) {
  return test::without_code(docgen::problem_json(error, status));
}

const std::string too_large = problem(413, {.where = "target",
                                            .what = "the answer is larger than 2,000 bytes",
                                            .fix = "choose fewer sets or copies"});

HttpRequest from(std::string site, std::string method, std::string target) {
  HttpRequest request = request_for(std::move(method), std::move(target));
  request.fetch_site = std::move(site);
  if (request.method == "POST") request.content_type = "text/plain";
  return request;
}

}  // namespace

TEST_CASE("bounds: no page, print or file is made beyond the bytes of an answer") {
  SmallService service({.most_answer = 2'000});
  for (const char* path : {"/index.html", "/de/index.html", "/print/proxies.html",
                           "/print/tiles.html", "/counts/set-edges.html"}) {
    INFO(path);
    const HttpResponse answer = service.get(path);
    CHECK(answer.status == 413);
    CHECK(told(answer) == too_large);
  }
  CHECK(service.get("/assets/style.css").status == 413);
  CHECK(service.get("/robots.txt").status == 200);
}

TEST_CASE("bounds: no answer of the API is made beyond them") {
  SmallService service({.most_answer = 2'000});
  for (const char* path : {"/api/v1/tiles?full=true", "/openapi.json", "/tiles/index.json"}) {
    INFO(path);
    const HttpResponse answer = service.get(path);
    CHECK(answer.status == 413);
    CHECK(told(answer) == problem(413, {.where = "target",
                                        .what = "the answer is larger than 2,000 bytes",
                                        .fix = "ask for less"}));
  }
  CHECK(service.get("/api/v1/meta").status == 200);
}

TEST_CASE("bounds: 50 MB are not made of all sets 99 times to cut out") {
  SmallService service({.most_printed = 1'000});
  for (const char* path :
       {"/print/proxies.html?sets=base-game*99", "/de/print/proxies.html?sets=base-game*99",
        "/print/proxies.pdf?sets=base-game*99"}) {
    INFO(path);
    const HttpResponse answer = service.get(path);
    CHECK(answer.status == 413);
    CHECK(told(answer) ==
          problem(413, {.where = "sets",
                        .what = "the print is of more than 1,000 tiles",
                        .fix = "choose fewer sets or copies, or use the command line"}));
  }
  CHECK(service.get("/print/proxies.html?sets=base-game*2").status == 200);
}

TEST_CASE("bounds: a print with a faulty question tells the fault") {
  SmallService service;
  CHECK(told(service.get("/print/booklet.html?paper=A9")) ==
        problem(400, {.where = "paper",
                      .what = "unknown paper 'A9'",
                      .fix = "papers are A4, A5 and Letter"}));
}

TEST_CASE("bounds: the fault of a print is a page for a browser and data for a program") {
  SmallService service;
  const auto ask = [&service](const char* target, const char* accept) {
    HttpRequest request = request_for("GET", target);
    request.accept = accept;
    return service.ask(request);
  };
  const HttpResponse page = ask("/print/booklet.pdf?sets=nosuch", "text/html,*/*;q=0.8");
  CHECK(page.status == 400);
  CHECK(page.content_type == "text/html; charset=utf-8");
  const auto holds = [](const HttpResponse& response, const char* text) {
    return response.body->find(text) != std::string::npos;
  };
  CHECK(holds(page, "<h1>This print cannot be made</h1>"));
  CHECK(holds(page, "<strong>sets: no set is called &apos;nosuch&apos;.</strong>"));
  CHECK(holds(page, "<a href=\"../print.html\">Choose what to print again</a>"));
  CHECK(holds(ask("/de/print/booklet.html?sets=nosuch", "text/html"),
              "<h1>Das lässt sich so nicht drucken</h1>"));
  CHECK(ask("/print/nosuch.pdf", "text/html").content_type == "text/html; charset=utf-8");
  for (const char* accept : {"", "*/*", "application/json", "application/json, text/html;q=0"})
    CHECK(ask("/print/booklet.pdf?sets=nosuch", accept).content_type == "application/problem+json");
}

TEST_CASE("bounds: prints of HTML wait in the lane of large ones, however they are spelled") {
  const auto large = [](std::string target) {
    return is_large(request_for("GET", std::move(target)));
  };
  CHECK(large("/print/proxies.html"));
  CHECK(large("/de/print/proxies.html?sets=all*99"));
  CHECK(large("/%70rint/proxies.html"));
  CHECK(large("/de/%70%72%69nt/proxies%2Ehtml"));
  CHECK(is_large(request_for("HEAD", "/print/booklet-tower.html")));
  CHECK_FALSE(large("/print/A4.css"));
  CHECK_FALSE(large("/print.html"));
  CHECK_FALSE(large("/print/proxies.pdf"));
  CHECK(waits(request_for("GET", "/de/%70rint/proxies.pdf?sets=all")));
}

TEST_CASE("bounds: a parameter that a page does not take passes no cache") {
  SmallService service;
  for (const std::string page :
       {"/index.html", "/de/guides/order-of-play.html", "/openapi.json", "/tiles/BA-15.svg",
        "/elements/index.html", "/print/checklist.html", "/assets/style.css", "/words.csv"}) {
    INFO(page);
    const HttpResponse plain = service.get(page);
    REQUIRE(plain.status == 200);
    CHECK(service.get(page + "?x=1").body == plain.body);
    CHECK(service.get(page + "?x=2&utm_source=y&q=").body == plain.body);
    CHECK((*service).kept_answer(request_for("GET", page + "?x=3"))->body == plain.body);
  }
  const HttpResponse found = service.get("/tiles/index.html?q=inn");
  CHECK(service.get("/tiles/index.html?q=inn&x=1").body == found.body);
  CHECK(service.get("/tiles/index.html?q=city").body != found.body);
  CHECK(service.get("/api/v1/meta?x=1").status == 400);
}

TEST_CASE("bounds: the API does not stand below de/ too, past the limits of a proxy") {
  SmallService service;
  const auto none = [](const std::string& path) {
    return problem(404, {.where = "path", .what = "there is no '" + path + "'"});
  };
  HttpRequest board = from("", "POST", "/api/v1/board");
  board.content_type = "application/json";
  CHECK((*service).body_room(board) > 0);
  board.target = "/de/api/v1/board";
  CHECK((*service).body_room(board) == 0);
  CHECK(told(service.ask(board)) == none("/api/v1/board"));
  CHECK(service.ask(board).status == 404);
  CHECK(told(service.get("/de/api/v1/meta")) == none("/api/v1/meta"));
  CHECK(told(service.get("/%64e/%61pi/v1/meta")) == none("/api/v1/meta"));
  CHECK(service.get("/de/de/sets/index.html").status == 404);
  CHECK(*service.get("/de/openapi.json").body == *service.get("/openapi.json").body);
  CHECK(*service.get("/de/sets/index.json").body == *service.get("/sets/index.json").body);
}

TEST_CASE("bounds: a page of another site makes nobody's browser ask for what takes long") {
  SmallService service;
  const std::string forced =
      problem(403, {.where = "Sec-Fetch-Site",
                    .what = "a page of another site asks for what takes long",
                    .fix = "open this site's own page, and ask there"});
  CHECK(service.ask(from("", "GET", "/print/checklist.html")).status == 200);
  for (const char* target : {"/print/checklist.html", "/de/%70rint/checklist.html"}) {
    INFO(target);
    const HttpResponse answer = service.ask(from("cross-site", "GET", target));
    CHECK(answer.status == 403);
    CHECK(told(answer) == forced);
    CHECK_FALSE((*service).kept_answer(from("cross-site", "GET", target)));
    CHECK(service.ask(from("same-origin", "GET", target)).status == 200);
    CHECK(service.ask(from("none", "GET", target)).status == 200);
  }
  HttpRequest count = from("cross-site", "POST", "/api/v1/missing?set=BA");
  CHECK(told(service.ask(count)) == forced);
  CHECK(service.ask(from("cross-site", "GET", "/api/v1/meta")).status == 200);
  CHECK(service.ask(from("cross-site", "GET", "/index.html")).status == 200);
  count.fetch_site = "same-origin";
  CHECK(service.ask(count).status == 200);
}

}  // namespace cartulary::server::bounds_test
