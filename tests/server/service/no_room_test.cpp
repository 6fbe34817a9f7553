// The server when there is no memory: every allocation of a request fails once.
#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>
#include <string>

#include "docgen/base/view.h"
#include "tests/server/small_server.h"
#include "tests/support/catch.h"
#include "tests/support/http_client.h"

namespace {

// The allocation that fails, counted from now on, over all threads but those that are spared; 0 and
// below: none.
std::atomic<long> failing = 0;
thread_local bool is_spared = false;

}  // namespace

void* operator new(std::size_t size) {
  if (!is_spared && failing > 0 && failing.fetch_sub(1) == 1) throw std::bad_alloc();
  if (void* room = std::malloc(size > 0 ? size : 1)) return room;
  throw std::bad_alloc();
}

// What sorts by a second room asks by this one, and gives it back by the delete below.
void* operator new(std::size_t size, const std::nothrow_t& /*nothrow*/) noexcept {
  try {
    return operator new(size);
  } catch (const std::bad_alloc&) {
    return nullptr;
  }
}

void operator delete(void* room) noexcept {
  std::free(room);
}

void operator delete(void* room, std::size_t /*size*/) noexcept {
  std::free(room);
}

namespace cartulary::server::no_room_test {
namespace {

// How many allocations were failed, one in each request, until one was answered as if nothing had
// happened. Further apart the more there are.
int fail_each(int port, const std::string& request) {
  int failed = 0;
  for (long at = 1; at < 1'000'000; at += 1 + at / 16) {
    failing = at;
    test::HttpConnection client(port);
    client.send(request);
    const int status = client.read().status;
    const bool was_reached = failing <= 0;
    failing = 0;
    INFO(request << at << ": " << status);
    CHECK((status == 200 || status == 500 || status == 503 || status == 0));
    if (!was_reached) return status == 200 ? failed : -1;
    ++failed;
  }
  return failed;
}

}  // namespace

// It ended the process now and then: see View's copy.
TEST_CASE("A page's values for which there is no memory are told by an exception") {
  docgen::View rows = docgen::View::list();
  for (int i = 0; i < 4; ++i) {
    docgen::View row;
    row.set("title", std::string(40, 't')).set("hits", said_count("count.hit", i));
    rows.add(std::move(row));
  }
  int failed = 0;
  for (long at = 1;; ++at) {
    failing = at;
    try {
      const docgen::View copy = rows;
      failing = 0;
      break;
    } catch (const std::bad_alloc&) {
      ++failed;
    }
  }
  CHECK(failed > 8);
}

// It ended the process.
TEST_CASE("An allocation that fails costs one request and no more") {
  is_spared = true;
  test::SmallServer server;
  for (const char* target : {"/", "/sets/base-game.html", "/de/rules/base-game.html",
                             "/search.html?q=road", "/api/v1/tiles", "/api/v1/fit?pattern=cfff"})
    CHECK(fail_each(server.port(), std::string("GET ") + target +
                                       " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                                       "Accept-Encoding: gzip\r\n\r\n") > 20);
  const std::string board = R"({"tiles": [{"tile": "BA-03", "x": 0, "y": 0}]})";
  CHECK(fail_each(server.port(),
                  "POST /api/v1/board HTTP/1.1\r\nHost: localhost\r\n"
                  "Connection: close\r\nContent-Length: " +
                      std::to_string(board.size()) + "\r\n\r\n" + board) > 20);
  is_spared = false;
  CHECK(test::get(server.port(), "/api/v1/meta").status == 200);
}

}  // namespace cartulary::server::no_room_test
