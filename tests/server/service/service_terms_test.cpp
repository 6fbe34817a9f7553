// On which terms the service answers: methods, bodies, hosts, encodings, what the asker has.
#include "docgen/json/json.h"
#include "server/service/negotiation.h"
#include "server/service/service.h"
#include "tests/server/small_server.h"
#include "tests/support/catch.h"
#include "tests/support/http_client.h"

namespace cartulary::server::service_terms_test {
namespace {

using test::header;
using test::request_for;
using test::SmallService;
using test::told;

}  // namespace

TEST_CASE("newcomer API: pages of other sites may read data, and nothing else") {
  SmallService service;
  const auto allowed = [&](const char* method, const char* target) {
    return header(service.ask(request_for(method, target)), "Access-Control-Allow-Origin");
  };
  CHECK(allowed("GET", "/api/v1/meta") == "*");
  CHECK(allowed("GET", "/api/v1/tiles/none") == "*");
  CHECK(allowed("GET", "/openapi.json") == "*");
  CHECK(allowed("GET", "/tiles/BA-15.svg") == "*");
  CHECK(allowed("GET", "/counts/set-edges.csv") == "*");
  CHECK(allowed("GET", "/index.html").empty());
  CHECK(allowed("POST", "/api/v1/missing").empty());
}

TEST_CASE("A wrong method names those that there are") {
  SmallService service;
  const HttpResponse post = service.ask(request_for("POST", "/api/v1/meta"));
  CHECK(post.status == 405);
  CHECK(header(post, "Allow") == "GET, HEAD");
  CHECK(test::without_code(told(post)) ==
        test::without_code(docgen::problem_json(
            {.where = "method", .what = "it does not take POST", .fix = "use one of: GET, HEAD"},
            405)));
  const HttpResponse get = service.ask(request_for("GET", "/api/v1/missing?set=BA"));
  CHECK(get.status == 405);
  CHECK(header(get, "Allow") == "POST");
  const HttpResponse remove = service.ask(request_for("DELETE", "/index.html"));
  CHECK(remove.status == 405);
  CHECK(header(remove, "Allow") == "GET, HEAD");
}

TEST_CASE("A body is wanted only where all else is right") {
  SmallService service;
  HttpRequest request = request_for("POST", "/api/v1/missing?set=BA");
  CHECK((*service).body_room(request) == 65'536);
  request.content_type = "application/json";
  CHECK((*service).body_room(request) == 0);
  CHECK(service.ask(request).status == 415);
  CHECK((*service).body_room(request_for("POST", "/api/v1/missing?sett=BA")) == 0);
  CHECK((*service).body_room(request_for("POST", "/api/v1/meta")) == 0);
  CHECK((*service).body_room(request_for("POST", "/index.html")) == 0);
  CHECK((*service).body_room(request_for("PUT", "/api/v1/missing?set=BA")) == 0);
}

TEST_CASE("A host that is not this machine is turned away") {
  SmallService service;
  HttpRequest request = request_for("GET", "/api/v1/meta");
  request.host = "rebound.example:8040";
  CHECK(test::without_code(told(service.ask(request))) ==
        test::without_code(docgen::problem_json(
            {.where = "Host",
             .what = "'rebound.example:8040' is no name of this machine",
             .fix = "ask for localhost or 127.0.0.1, or serve with --host, or with "
                    "--public-host and this name"},
            421)));
  request.host = "";
  CHECK(service.ask(request).status == 400);
}

TEST_CASE("An answer is zipped where that is taken, under a tag of its own") {
  SmallService service;
  HttpRequest request = request_for("GET", "/api/v1/tiles");
  const HttpResponse plain = service.ask(request);
  request.accept_encoding = "gzip, br";
  const HttpResponse zipped = service.ask(request);
  CHECK(header(plain, "Content-Encoding").empty());
  CHECK(header(zipped, "Content-Encoding") == "gzip");
  CHECK(zipped.body->size() < plain.body->size());
  CHECK(test::unzipped(*zipped.body) == *plain.body);
  CHECK(header(plain, "Vary") == "Accept-Encoding");
  CHECK(header(zipped, "Vary") == "Accept-Encoding");
  const std::string tag = "\"aaaaaaaaaaaaaaaa-" CARTULARY_VERSION "-" + checksum(*plain.body);
  CHECK(header(plain, "ETag") == tag + '"');
  CHECK(header(zipped, "ETag") == tag + "-gzip\"");
  CHECK(header(plain, "Cache-Control") == "no-cache");
}

TEST_CASE("What the asker has is not sent again") {
  SmallService service;
  HttpRequest request = request_for("GET", "/index.html");
  const std::string tag = header(service.ask(request), "ETag");
  request.if_none_match = "\"other\", " + tag;
  const HttpResponse same = service.ask(request);
  CHECK(same.status == 304);
  CHECK(same.body == nullptr);
  CHECK(header(same, "ETag") == tag);
  CHECK(header(same, "Vary") == "Accept-Encoding");
  CHECK(header(same, "Content-Encoding").empty());
  request.accept_encoding = "gzip";
  CHECK(service.ask(request).status == 200);
  request.target = "/nowhere.html";
  request.if_none_match = "*";
  CHECK(service.ask(request).status == 404);
}

TEST_CASE("A public name is answered where it is allowed, and then no foreign one") {
  SmallService service({.loopback_only = false, .public_hosts = {"carcassonne.example"}});
  const auto status = [&](std::string host) {
    HttpRequest request = request_for("GET", "/api/v1/meta");
    request.host = std::move(host);
    return service.ask(request).status;
  };
  CHECK(status("Carcassonne.Example") == 200);
  CHECK(status("carcassonne.example:443") == 200);
  CHECK(status("localhost:8040") == 200);
  CHECK(status("other.example") == 421);
  CHECK(status("carcassonne.example:x") == 421);
  CHECK(status("") == 400);
}

TEST_CASE("A sitemap is there where the pages have a public address") {
  HttpRequest request = request_for("GET", "/sitemap.xml");
  CHECK(SmallService().ask(request).status == 404);
  SmallService service({.loopback_only = false, .public_hosts = {"carcassonne.example"}});
  request.host = "carcassonne.example";
  const HttpResponse response = service.ask(request);
  CHECK(response.status == 200);
  CHECK(response.content_type == "application/xml; charset=utf-8");
  CHECK(
      response.body->find("<url><loc>https://carcassonne.example/tiles/BA-15.html</loc></url>\n") !=
      std::string::npos);
}

TEST_CASE("Robots may read all, and are told the site map where there is one") {
  HttpRequest request = request_for("GET", "/robots.txt");
  const HttpResponse alone = SmallService().ask(request);
  CHECK(alone.status == 200);
  CHECK(alone.content_type == "text/plain; charset=utf-8");
  CHECK(*alone.body == "User-agent: *\nAllow: /\n");
  SmallService service(
      {.loopback_only = false, .public_hosts = {"carcassonne.example", "www.example"}});
  request.host = "www.example";
  CHECK(*service.ask(request).body ==
        "User-agent: *\nAllow: /\nSitemap: https://carcassonne.example/sitemap.xml\n");
}

TEST_CASE("A proxy may ask whether all is well, whatever it calls us") {
  SmallService service;
  HttpRequest request = request_for("GET", "/healthz");
  request.host = "10.0.0.7";
  const HttpResponse response = service.ask(request);
  CHECK(response.status == 200);
  CHECK(*response.body == "ok\n");
  CHECK(header(response, "Cache-Control") == "no-store");
  request.target = "/api/v1/meta";
  CHECK(service.ask(request).status == 421);
}

}  // namespace cartulary::server::service_terms_test
