// Pages in German below de/, and who is sent there.
#include "server/service/service.h"
#include "tests/server/small_server.h"
#include "tests/support/catch.h"
#include "tests/support/http_client.h"

namespace cartulary::server::service_language_test {
namespace {

using test::header;
using test::request_for;
using test::SmallService;

}  // namespace

TEST_CASE("Below de/ stands every page in German, and all else as it is") {
  SmallService service;
  const HttpResponse page = service.get("/de/sets/index.html");
  CHECK(page.status == 200);
  CHECK(page.body->find("<html lang=\"de\">") != std::string::npos);
  CHECK(page.body->find("Grundspiel") != std::string::npos);
  CHECK(page.body->find("<th scope=\"col\">Jahr</th>") != std::string::npos);
  CHECK(page.body->find("hreflang=\"en\" href=\"../../sets/index.html\"") != std::string::npos);
  CHECK(header(page, "ETag") != header(service.get("/sets/index.html"), "ETag"));
  CHECK(*service.get("/de/assets/style.css").body == *service.get("/assets/style.css").body);
  CHECK(*service.get("/de/sets/index.json").body == *service.get("/sets/index.json").body);
  const HttpResponse none = service.get("/de/nowhere.html");
  CHECK(none.status == 404);
  CHECK(none.body->find("Diese Seite gibt es nicht") != std::string::npos);
}

TEST_CASE("The switch keeps the page and what was asked of it") {
  SmallService service;
  CHECK(service.get("/tiles/index.html?q=inn")
            .body->find("href=\"../de/tiles/index.html?q=inn\" hreflang=\"de\"") !=
        std::string::npos);
  CHECK(service.get("/de/tiles/index.html?q=inn")
            .body->find("href=\"../../tiles/index.html?q=inn\" hreflang=\"en\"") !=
        std::string::npos);
}

TEST_CASE("The API tells its texts in the language that a question asks for, and in no other") {
  SmallService service;
  const HttpResponse english = service.get("/api/v1/tiles/BA-15");
  const HttpResponse german = service.get("/api/v1/tiles/BA-15?language=de");
  CHECK(german.status == 200);
  CHECK(german.body->find("Stadt im Norden") != std::string::npos);
  CHECK(english.body->find("Stadt im Norden") == std::string::npos);
  CHECK(german.body->find("\"kind\": \"city\"") != std::string::npos);
  CHECK(service.get("/api/v1/tiles/BA-15").body == english.body);
  CHECK(service.get("/api/v1/tiles/BA-15?language=xx").status == 400);
  CHECK(service.get("/de/api/v1/tiles/BA-15").status == 404);
}

TEST_CASE("Only at the front door the browser's language chooses") {
  SmallService service;
  HttpRequest request = request_for("GET", "/?pattern=c");
  CHECK(service.ask(request).status == 200);
  CHECK(header(service.ask(request), "Vary") == "Accept-Encoding, Accept-Language");
  request.accept_language = "de-DE,de;q=0.9,en;q=0.8";
  const HttpResponse moved = service.ask(request);
  CHECK(moved.status == 302);
  CHECK(header(moved, "Location") == "/de/?pattern=c");
  CHECK(header(moved, "Vary") == "Accept-Language");
  request.target = "/index.html";
  CHECK(service.ask(request).status == 200);
}

}  // namespace cartulary::server::service_language_test
