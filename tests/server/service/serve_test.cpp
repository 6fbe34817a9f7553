// Serving in a process of its own, until a signal, and the addresses that it tells.
#include "server/service/serve.h"

#include <csignal>
#include <filesystem>
#include <string>

#include "tests/server/serving_child.h"
#include "tests/support/catch.h"
#include "tests/support/http_client.h"

namespace cartulary::server::serve_test {
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

TEST_CASE("The log names the client behind a trusted proxy and the request's id") {
  const test::LogFile log;
  {
    test::ServingChild child(
        {.trusted_proxies = {"127.0.0.1"}, .log = {.form = LogForm::Json, .file = log.path()}});
    test::HttpConnection connection(child.port());
    const test::HttpReply told =
        connection.get("/api/v1/meta", "X-Forwarded-For: 203.0.113.9\r\nX-Request-Id: f00d-7\r\n");
    CHECK(told.headers.at("x-request-id") == "f00d-7");
    const std::string made = connection.get("/none").headers.at("x-request-id");
    child.send_signal(SIGTERM);
    CHECK(child.wait() == 0);
    const auto lines = log.lines();
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].find("\"id\": \"f00d-7\", \"client\": \"203.0.113.9\", \"method\": \"GET\", "
                        "\"path\": \"/api/v1/meta\", \"status\": 200, ") != std::string::npos);
    CHECK(lines[1].find("\"id\": \"" + made +
                        "\", \"client\": \"127.0.0.1\", \"method\": \"GET\", \"path\": \"/none\", "
                        "\"status\": 404, ") != std::string::npos);
  }
}

TEST_CASE("What cannot be read is logged with its client and has an id, too") {
  const test::LogFile log;
  test::ServingChild child({.log = {.file = log.path()}});
  test::HttpConnection connection(child.port());
  connection.send("nonsense\r\n\r\n");
  const test::HttpReply refused = connection.read();
  CHECK(refused.status == 400);
  child.send_signal(SIGTERM);
  CHECK(child.wait() == 0);
  const auto lines = log.lines();
  REQUIRE(lines.size() == 1);
  CHECK(lines[0].find(" 127.0.0.1 " + refused.headers.at("x-request-id") + " - - 400 ") !=
        std::string::npos);
}

TEST_CASE("SIGHUP opens the file of the log anew, and the server goes on") {
  const test::LogFile log;
  test::ServingChild child({.log = {.file = log.path()}});
  CHECK(test::get(child.port(), "/healthz").status == 200);
  log.wait_for(1);
  const std::filesystem::path moved = log.path().string() + ".1";
  std::filesystem::rename(log.path(), moved);
  child.send_signal(SIGHUP);
  log.wait_for(0);
  CHECK(test::get(child.port(), "/api/v1/meta").status == 200);
  child.send_signal(SIGTERM);
  CHECK(child.wait() == 0);
  CHECK(log.lines().size() == 1);
  CHECK(test::LogFile::lines_of(moved).size() == 1);
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

}  // namespace cartulary::server::serve_test
