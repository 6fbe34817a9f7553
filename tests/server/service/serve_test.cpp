// Serving in a process of its own, until a signal, and the addresses that it tells.
#include "server/service/serve.h"

#include <csignal>
#include <string>

#include "server/http/access_log.h"
#include "tests/server/serving_child.h"
#include "tests/support/catch.h"
#include "tests/support/http_client.h"

namespace cartulary::server {
namespace {

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("A signal ends serving in good order, with connections open") {
  for (int signal : {SIGTERM, SIGINT}) {
    test::ServingChild child;
    test::HttpConnection connection(child.port());
    CHECK(connection.get("/api/v1/meta").status == 200);
    child.send_signal(signal);
    CHECK(child.wait() == 0);
    CHECK(connection.hangs_up());
  }
}

TEST_CASE("The access log has one line for each request, which none can forge") {
  const HttpResponse response{.status = 200,
                              .content_type = "text/plain",
                              .body = std::make_shared<const std::string>("abcd"),
                              .headers = {}};
  HttpRequest request;
  request.method = "GET";
  request.target = "/api/v1/fit?pattern=c%3Frf";
  CHECK(access_line(request, response, std::chrono::microseconds(420)) ==
        "GET /api/v1/fit?pattern=c%3Frf 200 4 0.4 ms");
  request.method = "HEAD";
  request.target = "/a\n2026 GET /forged\x1B[31m\\x";
  CHECK(access_line(request, response, std::chrono::microseconds(1500)) ==
        "HEAD /a\\x0A2026\\x20GET\\x20/forged\\x1B[31m\\x5Cx 200 0 1.5 ms");
  request.target = std::string(600, 'a');
  CHECK(access_line(request, response, std::chrono::microseconds(0)) ==
        "HEAD " + std::string(512, 'a') + "... 200 0 0.0 ms");
  CHECK(access_line({}, {.status = 400}, std::chrono::microseconds(0)) == "- - 400 0 0.0 ms");
}

TEST_CASE("a loopback address is for this machine alone") {
  CHECK(served_at("127.0.0.1", 8040).address == "http://127.0.0.1:8040/");
  CHECK(served_at("127.0.0.1", 8040).elsewhere.empty());
  CHECK(served_at("::1", 8040).address == "http://[::1]:8040/");
  CHECK(served_at("::1", 8040).elsewhere.empty());
}

TEST_CASE("an address of a network is the one that others open") {
  CHECK(served_at("192.168.1.5", 80).elsewhere == Names{"http://192.168.1.5:80/"});
}

TEST_CASE("newcomer 12: every address is told as ones that can be opened") {
  for (const char* host : {"0.0.0.0", "::"}) {
    const ServedAt at = served_at(host, 8040);
    CHECK(at.address.find("0.0.0.0") == std::string::npos);
    CHECK(at.address.find("[::]") == std::string::npos);
    // Which there are depends on the machine; none is a loopback or a wildcard address.
    for (const std::string& other : at.elsewhere) {
      INFO(other);
      CHECK(other.starts_with("http://"));
      CHECK(other.ends_with(":8040/"));
      for (const char* never : {"127.", "0.0.0.0", "[::", "[fe80"})
        CHECK(other.find(never) == std::string::npos);
    }
  }
}

}  // namespace cartulary::server
