#include "server/service/inherited_socket.h"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <string>
#include <thread>
#include <utility>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "server/http/connection.h"
#include "server/service/serve.h"
#include "tests/server/small_server.h"
#include "tests/support/catch.h"
#include "tests/support/http_client.h"

namespace cartulary::server::inherited_socket_test {
namespace {

// A socket as systemd keeps it: on 127.0.0.1, at a free port.
class KeptSocket {
 public:
  explicit KeptSocket(bool listens = true) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    auto* name = reinterpret_cast<sockaddr*>(&address);
    socklen_t size = sizeof address;
    REQUIRE(bind(descriptor_, name, size) == 0);
    if (listens) REQUIRE(listen(descriptor_, 16) == 0);
    REQUIRE(getsockname(descriptor_, name, &size) == 0);
    port_ = ntohs(address.sin_port);
  }
  ~KeptSocket() { close(descriptor_); }
  KeptSocket(const KeptSocket&) = delete;
  KeptSocket& operator=(const KeptSocket&) = delete;

  int descriptor() const { return descriptor_; }
  int port() const { return port_; }

 private:
  int descriptor_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  int port_ = 0;
};

// A process that serves, with the socket handed down.
class Heir {
 public:
  explicit Heir(const KeptSocket& socket, const char* count = "1") : child_(fork()) {
    if (child_ != 0) return;
    dup2(socket.descriptor(), 3);
    setenv("LISTEN_PID", std::to_string(getpid()).c_str(), 1);
    setenv("LISTEN_FDS", count, 1);
    // A port of its own would be refused.
    const Status served = serve({.port = 1, .database = database_.file(), .log = {.quiet = true}});
    _exit(served.ok() ? 0 : 1);
  }
  ~Heir() {
    if (child_ <= 0) return;
    kill(child_, SIGKILL);
    waitpid(child_, nullptr, 0);
  }
  Heir(const Heir&) = delete;
  Heir& operator=(const Heir&) = delete;

  void stop() const { kill(child_, SIGTERM); }
  // The exit status, or -1 if a signal ended it.
  int wait() {
    int status = 0;
    waitpid(std::exchange(child_, -1), &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

 private:
  test::SmallDatabase database_;
  pid_t child_ = -1;
};

}  // namespace

TEST_CASE("Clients of a socket that is kept wait while one server follows another") {
  const KeptSocket socket;
  Heir first(socket);
  test::HttpConnection idle(socket.port());
  CHECK(idle.get("/api/v1/meta").status == 200);
  CHECK(test::get(socket.port(), "/api/v1/meta", "Host: rebound.example\r\n").status == 400);
  first.stop();
  CHECK(first.wait() == 0);
  CHECK(idle.hangs_up());
  test::HttpConnection waiting(socket.port());
  REQUIRE(waiting.send("GET /api/v1/meta HTTP/1.1\r\nHost: localhost\r\n\r\n"));
  // As on any loopback address.
  REQUIRE(waiting.send("GET /api/v1/meta HTTP/1.1\r\nHost: rebound.example\r\n\r\n"));
  Heir second(socket);
  CHECK(waiting.read().status == 200);
  CHECK(waiting.read().status == 421);
  second.stop();
  CHECK(second.wait() == 0);
}

TEST_CASE("A server that stops leaves those who knock to the next") {
  const KeptSocket socket;
  Heir first(socket);
  REQUIRE(test::get(socket.port(), "/api/v1/meta").status == 200);
  // One that is told 503 and does not hang up holds the stop up.
  test::HttpConnection slow(socket.port());
  REQUIRE(slow.send("GET /api/v1/meta HTTP/1.1\r\n"));
  std::this_thread::sleep_for(Connection::arrival_time);
  first.stop();
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  test::HttpConnection late(socket.port());
  REQUIRE(late.send("GET /api/v1/meta HTTP/1.1\r\nHost: localhost\r\n\r\n"));
  CHECK(first.wait() == 0);
  Heir second(socket);
  CHECK(late.read().status == 200);
}

// Else who has been let in, and is not heard yet, would be hung up on.
TEST_CASE("A server that stops answers who came a moment before") {
  using Clock = std::chrono::steady_clock;
  const KeptSocket socket;
  bool in_time = false;
  // A machine that stands still for so long proves nothing.
  for (int tries = 0; tries < 10 && !in_time; ++tries) {
    Heir heir(socket);
    REQUIRE(test::get(socket.port(), "/api/v1/meta").status == 200);
    const auto begin = Clock::now();
    test::HttpConnection early(socket.port());
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    heir.stop();
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    const bool sent = early.send("GET /api/v1/meta HTTP/1.1\r\nHost: localhost\r\n\r\n");
    const test::HttpReply reply = early.read();
    in_time = Clock::now() - begin < Connection::arrival_time;
    CHECK(heir.wait() == 0);
    if (!in_time) continue;
    CHECK(sent);
    CHECK(reply.status == 200);
    CHECK(reply.headers.at("connection") == "close");
  }
  CHECK(in_time);
}

TEST_CASE("What is handed down and is not one socket of TCP that is listened on is refused") {
  const KeptSocket deaf(false);
  CHECK(Heir(deaf).wait() == 1);
  const KeptSocket socket;
  CHECK(Heir(socket, "2").wait() == 1);
}

TEST_CASE("A socket that is meant for another program is none") {
  setenv("LISTEN_PID", "1", 1);
  setenv("LISTEN_FDS", "1", 1);
  const Result<std::optional<InheritedSocket>> none = inherited_socket();
  REQUIRE(none.ok());
  CHECK(!none->has_value());
  CHECK(std::getenv("LISTEN_FDS") == nullptr);
  CHECK(std::getenv("LISTEN_PID") == nullptr);
}

}  // namespace cartulary::server::inherited_socket_test
