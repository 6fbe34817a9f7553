// Many connections at once, most of them of no use.
#include <chrono>
#include <memory>
#include <thread>
#include <vector>

#include "docgen/json/json.h"
#include "tests/server/serving_child.h"
#include "tests/server/small_server.h"
#include "tests/support/catch.h"
#include "tests/support/http_client.h"

namespace cartulary::server::crowd_test {
namespace {

using test::get;
using test::HttpConnection;
using test::HttpReply;
using test::ServingChild;
using Connections = std::vector<std::unique_ptr<HttpConnection>>;

Connections connections(int port, int count) {
  Connections all;
  for (int i = 0; i < count; ++i) all.push_back(std::make_unique<HttpConnection>(port));
  return all;
}

}  // namespace

TEST_CASE("Five hundred idle connections take at most a twentieth of a processor") {
  const ServingChild child;
  const Connections idle = connections(child.port(), 500);
  REQUIRE(idle.back()->get("/api/v1/meta").status == 200);
  const double before = child.processor_time();
  std::this_thread::sleep_for(std::chrono::seconds(4));
  CHECK(child.processor_time() - before <= 0.2);
}

// They held all threads, and nobody was answered for 20 seconds. How long others wait: bench/crowd.
TEST_CASE("Beside 500 idle or slow connections others are answered, and few steps are taken") {
  const ServingChild child;
  const Connections idle = connections(child.port(), 200);
  const Connections slow_heads = connections(child.port(), 200);
  const Connections slow_bodies = connections(child.port(), 100);
  for (const auto& one : slow_heads) REQUIRE(one->send("GET / HTTP/1.1\r\nHost: local"));
  for (const auto& one : slow_bodies)
    REQUIRE(
        one->send("POST /api/v1/missing?set=BA HTTP/1.1\r\nHost: localhost\r\n"
                  "Content-Length: 60\r\n\r\n#"));
  const double before = child.processor_time();
  for (int turn = 0; turn < 9; ++turn) {
    const std::string target = "/api/v1/fit?pattern=cfff&draws=" + std::to_string(turn);
    CHECK(get(child.port(), target).status == 200);
    for (const auto& one : slow_heads) REQUIRE(one->send("h"));
    for (const auto& one : slow_bodies) REQUIRE(one->send("#"));
  }
  CHECK(child.processor_time() - before < 1.0);
}

TEST_CASE("A request that pauses too long is 408") {
  const ServingChild child;
  HttpConnection slow(child.port());
  slow.send("GET / HTTP/1.1\r\nHost: local");
  // The client waits for five seconds at a time, as the server does.
  HttpReply reply = slow.read();
  if (reply.status == 0) reply = slow.read();
  CHECK(reply.status == 408);
  CHECK(test::without_code(reply.body) ==
        test::without_code(docgen::problem_json(
            {.where = "request",
             .what = "it took longer to arrive than 20 seconds, or paused for 5",
             .fix = "send it in one go"},
            408)));
  CHECK(slow.hangs_up());
}

TEST_CASE("Beyond 900 connections the longest idle is closed, and nobody turned away") {
  const ServingChild child;
  // Answered before the others are there, it is sure to be idle for longest.
  HttpConnection longest(child.port());
  REQUIRE(longest.get("/api/v1/meta").status == 200);
  const Connections all = connections(child.port(), 899);
  CHECK(all.back()->get("/api/v1/meta").status == 200);
  const Connections late = connections(child.port(), 100);
  for (const auto& one : late) CHECK(one->get("/api/v1/meta").status == 200);
  CHECK(longest.hangs_up());
}

// Who came next waited in the system until one of the others was closed for idleness.
TEST_CASE("Where the system gives few descriptors, places are as many as there is room for") {
  const ServingChild child(-1, 64);
  const Connections idle = connections(child.port(), 80);
  CHECK(get(child.port(), "/api/v1/meta").status == 200);
  // The last of those before is still there: it was not idleness that made room.
  CHECK(idle.back()->get("/api/v1/meta").status == 200);
}

// Each was computed, one after the other, and all who came meanwhile were refused.
TEST_CASE("Questions whose askers have hung up hold up nobody") {
  const ServingChild child;
  const std::string board = R"({"tiles": [{"tile": "BA-03", "x": 20, "y": 20}]})";
  const std::string region =
      "POST "
      "/api/v1/board?sets=BA*99,IC*99,AM*99&region=0,1%201,1%202,1%203,1%200,2%201,2%202,2%203,2"
      " HTTP/1.1\r\nHost: localhost\r\nContent-Length: " +
      std::to_string(board.size()) + "\r\n\r\n" + board;
  for (int i = 0; i < 300; ++i) HttpConnection(child.port()).send(region);
  std::this_thread::sleep_for(std::chrono::milliseconds(200));
  HttpConnection stays(child.port());
  stays.send(region);
  CHECK(stays.read().status == 200);
}

}  // namespace cartulary::server::crowd_test
