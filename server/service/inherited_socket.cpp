#include "server/service/inherited_socket.h"

#include <array>
#include <cstdlib>
#include <cstring>
#include <utility>

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace cartulary::server {
namespace {

constexpr int first_descriptor = 3;

// Removes an environment variable and returns its value, empty if it is not set.
std::string taken(const char* name) {
  const char* value = std::getenv(name);
  std::string text = value == nullptr ? "" : value;
  unsetenv(name);
  return text;
}

bool is_listened_on(int descriptor) {
  int says = 0;
  socklen_t size = sizeof says;
  return getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &says, &size) == 0 && says != 0;
}

// The socket with its address. `host` is empty if it is not an IP socket.
InheritedSocket named(int descriptor) {
  sockaddr_storage address{};
  socklen_t size = sizeof address;
  InheritedSocket socket{.descriptor = descriptor, .host = {}, .port = 0};
  if (getsockname(descriptor, reinterpret_cast<sockaddr*>(&address), &size) != 0) return socket;
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (address.ss_family == AF_INET) {
    sockaddr_in four{};
    std::memcpy(&four, &address, sizeof four);
    socket.host = inet_ntop(AF_INET, &four.sin_addr, text.data(), text.size());
    socket.port = ntohs(four.sin_port);
  } else if (address.ss_family == AF_INET6) {
    sockaddr_in6 six{};
    std::memcpy(&six, &address, sizeof six);
    socket.host = inet_ntop(AF_INET6, &six.sin6_addr, text.data(), text.size());
    socket.port = ntohs(six.sin6_port);
  }
  return socket;
}

Error refused(std::string what) {
  return {
      .where = "LISTEN_FDS",
      .what = std::move(what),
      .fix = "let the unit of the socket have one ListenStream=, an address of IP with its port"};
}

}  // namespace

Result<std::optional<InheritedSocket>> inherited_socket() {
  const std::string process = taken("LISTEN_PID");
  const std::string count = taken("LISTEN_FDS");
  unsetenv("LISTEN_FDNAMES");
  const std::optional<InheritedSocket> none;
  // Otherwise it is meant for the program that started this one.
  if (count.empty() || process != std::to_string(getpid())) return none;
  if (count == "0") return none;
  if (count != "1") return refused(count + " sockets are handed down, and one is taken");
  fcntl(first_descriptor, F_SETFD, FD_CLOEXEC);
  const std::optional<InheritedSocket> socket = named(first_descriptor);
  if (socket->host.empty() || !is_listened_on(first_descriptor))
    return refused("what is handed down is no socket of TCP that is listened on");
  return socket;
}

}  // namespace cartulary::server
