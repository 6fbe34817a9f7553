// The wire, with answers that take as long, and as much room, as a test wants.
#include "server/http/listener.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include <pthread.h>

#include "tests/support/catch.h"
#include "tests/support/http_client.h"

namespace cartulary::server::listener_test {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using test::HttpConnection;
using test::HttpReply;
using Clock = std::chrono::steady_clock;

// "/large" has a megabyte of its own, "/shared" one for all; "/long" is computed until its reader
// goes, "/held" until release(), "/wait/250" for so many milliseconds; "/changed" is 304, "/empty"
// nothing, and all else says what was asked.
class Answers {
 public:
  explicit Answers(ListenerBounds bounds = {}) : listener_(answerer(), bounds) {
    const Result<int> port = listener_.open("127.0.0.1", 0);
    REQUIRE(port.ok());
    port_ = *port;
  }

  int port() const { return port_; }
  Listener& operator*() { return listener_; }
  int begun() const { return begun_; }
  int given_up() const { return given_up_; }
  // Until the number is reached, or ten seconds are over.
  static bool reaches(const std::atomic<int>& number, int wanted) {
    for (int i = 0; i < 1000 && number < wanted; ++i) std::this_thread::sleep_for(milliseconds(10));
    return number >= wanted;
  }
  void release() { is_released_ = true; }
  bool begins(int wanted) const { return reaches(begun_, wanted); }
  bool gives_up(int wanted) const { return reaches(given_up_, wanted); }

 private:
  Answerer answerer() {
    return {.answer = [this](const HttpRequest& request,
                             const Problem* fault) { return answer(request, fault); },
            .standing_headers = {{"Referrer-Policy", "no-referrer"}},
            .body_room = [](const HttpRequest& request) -> std::size_t {
              return request.method == "POST" ? 4U << 20U : 0;
            },
            .give_up = [this] { stops_ = true; },
            .note = [](const std::string&) {}};
  }

  HttpResponse answer(const HttpRequest& request, const Problem* fault) {
    const auto text = [](int status, std::string body) {
      return HttpResponse{.status = status,
                          .content_type = "text/plain",
                          .body = std::make_shared<const std::string>(std::move(body))};
    };
    if (fault != nullptr) return text(fault->status, fault->error.what);
    ++begun_;
    if (request.target == "/large") return text(200, std::string(1U << 20U, 'a'));
    if (request.target == "/shared") return {200, "text/plain", shared_, {}};
    if (request.target == "/changed") return {304, {}, nullptr, {{"ETag", "\"a\""}}};
    if (request.target == "/empty") return {.status = 200};
    if (request.target == "/long") {
      while (!must_stop(request.reader_gone) && !stops_)
        std::this_thread::sleep_for(milliseconds(1));
      ++given_up_;
    }
    while (request.target == "/held" && !is_released_) std::this_thread::sleep_for(milliseconds(1));
    constexpr std::string_view wait = "/wait/";
    if (request.target.starts_with(wait))
      std::this_thread::sleep_for(milliseconds(std::stoi(request.target.substr(wait.size()))));
    return text(200, request.method + ' ' + request.target + " of " + request.host + " by " +
                         request.peer + ": " + request.body.substr(0, 100));
  }

  const std::shared_ptr<const std::string> shared_ =
      std::make_shared<const std::string>(1U << 20U, 's');
  std::atomic<int> begun_ = 0;
  std::atomic<int> given_up_ = 0;
  std::atomic<bool> stops_ = false;
  std::atomic<bool> is_released_ = false;
  int port_ = 0;
  Listener listener_;  // last: its threads use all of the above
};

// The stacks of all threads that begin while the value lives.
class Stacks {
 public:
  explicit Stacks(std::size_t bytes) {
    pthread_attr_t now;
    REQUIRE(pthread_getattr_default_np(&before_) == 0);
    REQUIRE(pthread_attr_init(&now) == 0);
    REQUIRE(pthread_attr_setstacksize(&now, bytes) == 0);
    REQUIRE(pthread_setattr_default_np(&now) == 0);
    pthread_attr_destroy(&now);
  }
  ~Stacks() {
    pthread_setattr_default_np(&before_);
    pthread_attr_destroy(&before_);
  }
  Stacks(const Stacks&) = delete;
  Stacks& operator=(const Stacks&) = delete;

 private:
  pthread_attr_t before_{};
};

std::string get(const std::string& target) {
  return "GET " + target + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
}

}  // namespace

TEST_CASE("An answer is its status, its headers, what every answer says, and its body") {
  Answers answers;
  HttpConnection client(answers.port());
  const HttpReply reply = client.get("/a?b");
  CHECK(reply.status == 200);
  CHECK(reply.body ==
        "GET /a?b of 127.0.0.1:" + std::to_string(answers.port()) + " by 127.0.0.1: ");
  CHECK(reply.headers.at("content-type") == "text/plain");
  CHECK(reply.headers.at("content-length") == std::to_string(reply.body.size()));
  CHECK(reply.headers.at("keep-alive") == "timeout=10, max=10000");
  CHECK(reply.headers.at("referrer-policy") == "no-referrer");
  CHECK(reply.headers.at("date").size() == std::string("Sun, 06 Nov 1994 08:49:37 GMT").size());
  CHECK(reply.headers.at("date").ends_with(" GMT"));
  CHECK(reply.headers.size() == 5);
}

TEST_CASE("HEAD has the length of the body and not the body; 304 has neither") {
  Answers answers;
  HttpConnection client(answers.port());
  const HttpReply head = client.head("/large");
  CHECK(head.headers.at("content-length") == std::to_string(1U << 20U));
  const HttpReply same = client.get("/changed");
  CHECK(same.status == 304);
  CHECK(same.headers.at("etag") == "\"a\"");
  CHECK_FALSE(same.headers.contains("content-length"));
  CHECK_FALSE(same.headers.contains("content-type"));
  CHECK(client.get("/empty").headers.at("content-length") == "0");
  client.send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Close\r\n\r\n" + get("/"));
  const HttpReply last = client.read();
  CHECK(last.headers.at("connection") == "close");
  CHECK_FALSE(last.headers.contains("keep-alive"));
  CHECK(client.hangs_up());
}

TEST_CASE("A host is a name, an address of either kind, or all of them") {
  for (const char* host : {"localhost", "127.0.0.1", "0.0.0.0", "::"}) {
    INFO(host);
    Answerer answerer;
    answerer.answer = [](const HttpRequest& request, const Problem*) {
      return HttpResponse{.content_type = "text/plain",
                          .body = std::make_shared<const std::string>(request.peer)};
    };
    Listener listener(answerer);
    const Result<int> port = listener.open(host, 0);
    REQUIRE(port.ok());
    CHECK(test::get(*port, "/").body == "127.0.0.1");
  }
}

TEST_CASE("A port that cannot be had is told") {
  auto first = std::make_unique<Answers>();
  const int port = first->port();
  const auto error_of = [](const char* host, int at) {
    return Listener({}).open(host, at).error();
  };
  CHECK(error_of("127.0.0.1", port) ==
        Error{.where = "--port",
              .what = "port " + std::to_string(port) + " is in use by another program",
              .fix = "stop that program, or take another port: --port 0 finds a free one"});
  CHECK(error_of("203.0.113.1", 0) ==
        Error{.where = "--host",
              .what = "cannot listen on 203.0.113.1 port 0: Cannot assign requested address",
              .fix = "name an address of this machine, such as 127.0.0.1"});
  CHECK(error_of("no.such.host.invalid", 0) ==
        Error{.where = "--host",
              .what = "cannot listen on no.such.host.invalid port 0",
              .fix = "name an address of this machine, such as 127.0.0.1"});
  first.reset();
  CHECK(Listener({}).open("127.0.0.1", port).ok());
}

// The library's own routes and its reading of lines go deep, or grow without bound.
TEST_CASE("The longest target is answered on a stack of 2 MB, and one longer by a byte is not") {
  const Stacks stacks(2U << 20U);
  Answers answers;
  HttpConnection client(answers.port());
  const std::string longest = "/" + std::string(8192 - 15 - 1, 'a');
  client.send("GET " + longest + " HTTP/1.1\r\nHost: a\r\n\r\n");
  CHECK(client.read().body == "GET " + longest + " of a by 127.0.0.1: ");
  client.send("GET " + longest + "a HTTP/1.1\r\nHost: a\r\n\r\n");
  CHECK(client.read().status == 414);
  CHECK(client.hangs_up());
}

TEST_CASE("What the library refuses is told, and ends the connection") {
  Answers answers;
  HttpConnection range(answers.port());
  range.send("GET / HTTP/1.1\r\nHost: a\r\nRange: bytes=x\r\n\r\n" + get("/"));
  const HttpReply reply = range.read();
  CHECK(reply.status == 416);
  CHECK(reply.body == "the range cannot be read");
  CHECK(range.hangs_up());
  // Three bytes for each question mark after the first.
  HttpConnection marks(answers.port());
  marks.send("GET /" + std::string(8000, '?') + " HTTP/1.1\r\nHost: a\r\n\r\n" + get("/"));
  CHECK(marks.read().status == 414);
  CHECK(marks.hangs_up());
}

TEST_CASE("An empty line before a request, and a target with its host, are taken") {
  Answers answers;
  HttpConnection client(answers.port());
  client.send("\r\nGET http://b.example/c HTTP/1.1\r\nHost: a\r\n\r\n");
  CHECK(client.read().body == "GET /c of b.example by 127.0.0.1: ");
}

// Two packets made the server deaf for half a minute.
TEST_CASE("Requests sent ahead on some connections do not hold up another") {
  Answers answers;
  std::string ahead;
  for (int i = 0; i < 100; ++i) ahead += "HEAD /wait/50 HTTP/1.1\r\nHost: a\r\n\r\n";
  HttpConnection one(answers.port());
  HttpConnection two(answers.port());
  one.send(ahead);
  two.send(ahead);
  REQUIRE(answers.begins(4));
  CHECK(test::get(answers.port(), "/a").status == 200);
  // Of two hundred and one.
  CHECK(answers.begun() < 150);
}

// The bound was asked as a request came, and not of GET.
TEST_CASE("What waits to be read is bounded in sum, and counted once where many read the same") {
  Answers answers({.connections = 100, .held = 4U << 20U});
  std::vector<std::unique_ptr<HttpConnection>> all;
  const auto ask = [&](const char* target, int count) {
    for (int i = 0; i < count; ++i) {
      all.push_back(std::make_unique<HttpConnection>(answers.port(), 65536));
      all.back()->send(get(target));
      REQUIRE(answers.begins(static_cast<int>(all.size())));
    }
  };
  ask("/shared", 8);
  ask("/large", 6);
  const bool is_short_answered = test::get(answers.port(), "/").status == 200;
  int whole = 0;
  int refused = 0;
  for (const auto& one : all) {
    const HttpReply reply = one->read();
    whole += reply.status == 200 && reply.body.size() == 1U << 20U ? 1 : 0;
    refused += reply.status == 503 && reply.body.starts_with("too much waits") ? 1 : 0;
  }
  CHECK(whole == 11);
  CHECK(refused == 3);
  CHECK(is_short_answered);
  CHECK(test::get(answers.port(), "/large").status == 200);
}

TEST_CASE("Bodies that come are counted as they come") {
  Answers answers({.connections = 100, .held = 1U << 20U});
  const std::string start = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 600000\r\n\r\n";
  HttpConnection slow(answers.port());
  slow.send(start + std::string(599'999, 'a'));
  std::this_thread::sleep_for(milliseconds(100));
  HttpConnection second(answers.port());
  second.send(start + std::string(600'000, 'b'));
  CHECK(second.read().status == 503);
  slow.send("a");
  CHECK(slow.read().status == 200);
  HttpConnection third(answers.port());
  third.send(start + std::string(600'000, 'c'));
  CHECK(third.read().status == 200);
}

TEST_CASE("Who hangs up is computed for no longer") {
  Answers answers;
  for (int i = 0; i < 20; ++i) {
    HttpConnection client(answers.port());
    client.send(get("/long"));
    REQUIRE(answers.begins(i + 1));
  }
  CHECK(answers.gives_up(20));
}

// The one was hung up on as idle, the other as if it did not read.
TEST_CASE("A long answer is waited for, and a steady slow reader served to the end") {
  Answers answers;
  HttpConnection waits(answers.port());
  waits.send(get("/wait/10500"));
  HttpConnection reads(answers.port(), 4096);
  std::string ahead;
  for (int i = 0; i < 3; ++i) ahead += get("/large");
  reads.send(ahead);
  // 60 kB a second, for eleven seconds, and then the rest.
  std::size_t taken = 0;
  const auto begin = Clock::now();
  while (Clock::now() < begin + seconds(11)) {
    taken += reads.take(6000);
    std::this_thread::sleep_for(milliseconds(100));
  }
  for (std::size_t now = 1; now > 0 && taken < 3U << 20U;) taken += now = reads.take(65536);
  CHECK(taken >= 3U << 20U);
  CHECK(waits.read().status == 200);
}

TEST_CASE("Where every place is taken, the longest idle gives way, and who is answered does not") {
  Answers answers({.connections = 3});
  HttpConnection busy(answers.port());
  busy.send(get("/held"));
  REQUIRE(answers.begins(1));
  HttpConnection idle(answers.port());
  CHECK(idle.get("/").status == 200);
  HttpConnection half(answers.port());
  half.send("GET / HTTP/1.1\r\nHo");
  std::this_thread::sleep_for(milliseconds(50));
  HttpConnection third(answers.port());
  CHECK(third.get("/").status == 200);
  CHECK(idle.hangs_up());
  // Its thread may still be about to see that the answer is taken.
  std::this_thread::sleep_for(milliseconds(50));
  HttpConnection fourth(answers.port());
  fourth.send(get("/held"));
  REQUIRE(answers.begins(4));
  CHECK(third.hangs_up());
  HttpConnection fifth(answers.port());
  fifth.send(get("/held"));
  const HttpReply told = half.read();
  CHECK(told.status == 503);
  CHECK(told.body == "there are too many connections");
  REQUIRE(answers.begins(5));
  // Nobody is idle any more.
  HttpConnection late(answers.port());
  CHECK(late.read().status == 503);
  CHECK(late.hangs_up());
  answers.release();
  for (HttpConnection* one : {&busy, &fourth, &fifth}) CHECK(one->read().status == 200);
}

// One client held all places, and all others were told 503.
TEST_CASE("Who has the most connections gives way first, however short a time they are idle") {
  Answers answers({.connections = 20});
  HttpConnection mine(answers.port());
  CHECK(mine.get("/").status == 200);
  std::vector<std::unique_ptr<HttpConnection>> many;
  for (int i = 0; i < 60; ++i)
    many.push_back(std::make_unique<HttpConnection>(answers.port(), 0, "127.0.0.2"));
  const auto last_is_served = [&] {
    return many.back()->get("/").body.find("by 127.0.0.2") != std::string::npos;
  };
  bool served = last_is_served();
  // While the threads of those before have not begun to wait, nobody can give way: 503.
  for (int i = 0; i < 50 && !served; ++i) {
    std::this_thread::sleep_for(milliseconds(20));
    many.push_back(std::make_unique<HttpConnection>(answers.port(), 0, "127.0.0.2"));
    served = last_is_served();
  }
  CHECK(served);
  CHECK(mine.get("/").status == 200);
  // Of the first twenty one at least: which of them began to wait first, the system decides.
  CHECK(std::any_of(many.begin(), many.begin() + 20,
                    [](const auto& one) { return one->hangs_up(); }));
}

TEST_CASE("A stop tells those whose request is on its way, and ends all within three seconds") {
  Answers answers;
  HttpConnection half(answers.port());
  half.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc");
  HttpConnection computes(answers.port());
  computes.send(get("/long"));
  REQUIRE(answers.begins(1));
  std::this_thread::sleep_for(Connection::arrival_time);
  const auto begin = Clock::now();
  CHECK((*answers).close());
  CHECK(Clock::now() - begin < seconds(3));
  const HttpReply told = half.read();
  CHECK(told.status == 503);
  CHECK(told.body == "the server stops");
  CHECK(computes.read().status == 200);
  CHECK(HttpConnection(answers.port()).get("/").status == 0);
}

TEST_CASE("What hangs on at the end is told, and not waited for") {
  Answers answers;
  HttpConnection client(answers.port());
  client.send(get("/wait/4000"));
  REQUIRE(answers.begins(1));
  const auto begin = Clock::now();
  CHECK_FALSE((*answers).close());
  CHECK(Clock::now() - begin < milliseconds(3900));
}

}  // namespace cartulary::server::listener_test
