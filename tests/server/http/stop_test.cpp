// The server stops while it is at work.
#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <memory>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

#include "docgen/json/json.h"
#include "tests/server/serving_child.h"
#include "tests/server/small_server.h"
#include "tests/support/catch.h"
#include "tests/support/http_client.h"

namespace cartulary::server::stop_test {
namespace {

using test::get;
using test::HttpConnection;
using test::HttpReply;
using test::ServingChild;
using Clock = std::chrono::steady_clock;

// Tiles far from one another, so that each has four holes around it.
std::string scattered_board(int tiles) {
  std::string text = R"({"tiles": [)";
  for (int i = 0; i < tiles; ++i)
    text += (i == 0 ? "" : ", ") + std::string(R"({"tile": "BA-03", "x": )") +
            std::to_string(3 * (i % 30)) + R"(, "y": )" + std::to_string(3 * (i / 30)) + "}";
  return text + "]}";
}

std::string post(const std::string& target, const std::string& body) {
  return "POST " + target +
         " HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + std::to_string(body.size()) +
         "\r\n\r\n" + body;
}

// Takes some hundredths of a second.
std::string region_question() {
  return post("/api/v1/board?sets=all*99&region=0,1%201,1%202,1%203,1%200,2%201,2%202,2%203,2",
              R"({"tiles": [{"tile": "BA-03", "x": 20, "y": 20}]})");
}

double seconds_since(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

}  // namespace

// It was answered by 200 and a Content-Length, and no body.
TEST_CASE("An answer under way when the server stops is sent to its end") {
  ServingChild child;
  const std::string question = post("/api/v1/board", scattered_board(600));
  HttpConnection whole(child.port());
  whole.send(question);
  const HttpReply wanted = whole.read();
  REQUIRE(wanted.status == 200);
  REQUIRE(wanted.body.size() > 1'000'000);
  HttpConnection slow(child.port(), 65536);
  slow.send(question);
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  child.send_signal(SIGTERM);
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  const HttpReply reply = slow.read();
  CHECK(reply.status == 200);
  CHECK(reply.body == wanted.body);
  CHECK(slow.hangs_up());
  CHECK(child.wait() == 0);
}

TEST_CASE("While regions are computed, other requests pass; a stop ends them in time as 503") {
  ServingChild child;
  std::vector<std::unique_ptr<HttpConnection>> asking;
  // More than may wait.
  for (int i = 0; i < 100; ++i) {
    asking.push_back(std::make_unique<HttpConnection>(child.port()));
    asking.back()->send(region_question());
  }
  HttpConnection idle(child.port());
  CHECK(idle.get("/api/v1/meta").status == 200);
  CHECK(get(child.port(), "/api/v1/fit?pattern=cfff").status == 200);
  const auto begin = Clock::now();
  child.send_signal(SIGTERM);
  // The idle are closed when the stop begins. Held up from there, the questions cannot be through
  // before the server gives up.
  CHECK(idle.hangs_up());
  child.send_signal(SIGSTOP);
  std::this_thread::sleep_for(std::chrono::milliseconds(2500));
  child.send_signal(SIGCONT);
  std::vector<HttpReply> replies;
  for (const auto& one : asking) replies.push_back(one->read());
  CHECK(child.wait() == 0);
  // Within three seconds; the rest is for machines under load.
  CHECK(seconds_since(begin) < 5);
  const auto problem = [](const Error& error) {
    return test::without_code(docgen::problem_json(error, 503));
  };
  const std::string ended = problem({.where = "computation",
                                     .what = "it was stopped before its end",
                                     .fix = "ask again, or ask for less"});
  const std::string full = problem({.where = "server",
                                    .what = "too many large answers are under way",
                                    .fix = "ask again in a few seconds"});
  int stopped = 0;
  int refused = 0;
  for (const HttpReply& reply : replies) {
    // Of a loaded machine a question may not have been read yet: that one is refused as new.
    if (reply.status == 200 || reply.status == 0) continue;
    CHECK(reply.status == 503);
    CHECK(reply.headers.at("retry-after") == "5");
    stopped += test::without_code(reply.body) == ended ? 1 : 0;
    refused += test::without_code(reply.body) == full ? 1 : 0;
  }
  CHECK(refused > 0);
  CHECK(stopped > 0);
}

TEST_CASE("A stopping server says what it cuts off") {
  std::array<int, 2> log{};
  REQUIRE(pipe(log.data()) == 0);
  ServingChild child(log[1]);
  close(log[1]);
  HttpConnection never_reads(child.port(), 4096);
  // More than a system keeps for a socket.
  never_reads.send(post("/api/v1/board?sets=BA,IC,AM&drawn=BA-03", scattered_board(600)));
  // Waits for the first byte.
  REQUIRE_FALSE(never_reads.hangs_up());
  child.send_signal(SIGTERM);
  CHECK(child.wait() == 0);
  std::string text;
  std::array<char, 4096> bytes{};
  for (ssize_t got = 0; (got = read(log[0], bytes.data(), bytes.size())) > 0;)
    text.append(bytes.data(), static_cast<std::size_t>(got));
  close(log[0]);
  CHECK(text.find(" stopping: answers are still under way; computations are told to end\n") !=
        std::string::npos);
  CHECK(text.find(" stopped: 1 slow readers were cut off\n") != std::string::npos);
}

// After 1,024 lines in a pipe that nobody read, the server answered nothing, SIGTERM included.
TEST_CASE("A log that nobody reads stops neither answers nor the end") {
  std::array<int, 2> log{};
  REQUIRE(pipe(log.data()) == 0);
  ServingChild child(log[1]);
  HttpConnection connection(child.port());
  const std::string target = "/api/v1/fit?pattern=cccc&draws=";
  int answered = 0;
  for (int i = 0; i < 2000; ++i)
    answered += connection.get(target + std::to_string(i)).status == 200 ? 1 : 0;
  CHECK(answered == 2000);
  const auto begin = Clock::now();
  child.send_signal(SIGTERM);
  CHECK(child.wait() == 0);
  CHECK(seconds_since(begin) < 5);
  close(log[0]);
  close(log[1]);
}

}  // namespace cartulary::server::stop_test
