#include "server/http/acceptor.h"

#include <future>

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include "tests/support/catch.h"
#include "tests/support/http_client.h"

namespace cartulary::server {
namespace {

// The first connection that is accepted.
struct Taker {
  std::promise<int> taken;
  Acceptor acceptor{[this](int socket) { taken.set_value(socket); }};
};

// A socket that listens at a free port of 127.0.0.1, and the port.
std::pair<int, int> listening() {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof(address);
  REQUIRE(bind(socket, reinterpret_cast<sockaddr*>(&address), size) == 0);
  REQUIRE(listen(socket, 4) == 0);
  REQUIRE(getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size) == 0);
  return {socket, ntohs(address.sin_port)};
}

}  // namespace

TEST_CASE("A connection is handed on, and sends without delay") {
  Taker taker;
  const Result<int> port = taker.acceptor.open("127.0.0.1", 0);
  REQUIRE(port.ok());
  test::HttpConnection client(*port);
  const int socket = taker.taken.get_future().get();
  client.send("hello");
  std::array<char, 8> bytes{};
  CHECK(recv(socket, bytes.data(), 5, MSG_WAITALL) == 5);
  int no_delay = 0;
  socklen_t size = sizeof(no_delay);
  CHECK(getsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &no_delay, &size) == 0);
  CHECK(no_delay == 1);
  close(socket);
}

TEST_CASE("A host is a name, an address of either kind, or all of them") {
  for (const char* host : {"localhost", "127.0.0.1", "0.0.0.0"}) {
    Taker taker;
    const Result<int> port = taker.acceptor.open(host, 0);
    REQUIRE(port.ok());
    test::HttpConnection client(*port);
    close(taker.taken.get_future().get());
  }
}

TEST_CASE("A port that cannot be had is told") {
  Acceptor first([](int socket) { close(socket); });
  const Result<int> port = first.open("127.0.0.1", 0);
  REQUIRE(port.ok());
  Acceptor second([](int socket) { close(socket); });
  CHECK(second.open("127.0.0.1", *port).error() ==
        Error{.where = "--port",
              .what = "port " + std::to_string(*port) + " is in use by another program",
              .fix = "stop that program, or take another port: --port 0 finds a free one"});
  CHECK(second.open("203.0.113.1", 0).error() ==
        Error{.where = "--host",
              .what = "cannot listen on 203.0.113.1 port 0: Cannot assign requested address",
              .fix = "name an address of this machine, such as 127.0.0.1"});
  CHECK(second.open("no.such.host.invalid", 0).error() ==
        Error{.where = "--host",
              .what = "cannot listen on no.such.host.invalid port 0",
              .fix = "name an address of this machine, such as 127.0.0.1"});
  first.close();
  CHECK(second.open("127.0.0.1", *port).ok());
}

TEST_CASE("A socket that others keep goes on when the acceptor has left") {
  const auto [socket, port] = listening();
  {
    Taker taker;
    taker.acceptor.open(dup(socket));
    test::HttpConnection first(port);
    close(taker.taken.get_future().get());
    taker.acceptor.leave();
  }
  // Who knocks now waits for the next.
  test::HttpConnection second(port);
  Taker next;
  next.acceptor.open(dup(socket));
  close(next.taken.get_future().get());
  close(socket);
}

}  // namespace cartulary::server
