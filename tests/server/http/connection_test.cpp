// What a connection knows of itself, on a pair of sockets without a server.
#include "server/http/connection.h"

#include <array>
#include <variant>

#include <sys/socket.h>
#include <unistd.h>

#include "tests/support/catch.h"

namespace cartulary::server::connection_test {

// On a busy machine the thread got to wait after others had come, and these were dismissed first.
TEST_CASE("A connection waits from its last byte sent, however late its thread gets to wait") {
  std::array<int, 2> ends{};
  REQUIRE(socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) == 0);
  Connection connection(ends[0]);
  REQUIRE(connection.write("HTTP/1.1 204 No Content\r\n\r\n"));
  REQUIRE(connection.flush());
  const auto sent = Connection::Clock::now();
  close(ends[1]);
  CHECK(std::holds_alternative<Connection::Ended>(connection.next_head()));
  CHECK(connection.state() == Connection::State::Idle);
  CHECK(connection.since() <= sent);
}

}  // namespace cartulary::server::connection_test
