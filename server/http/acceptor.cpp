#include "server/http/acceptor.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <memory>
#include <utility>

#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

namespace cartulary::server {
namespace {

// Connections that wait to be accepted.
constexpr int most_waiting = 512;

using Addresses = std::unique_ptr<addrinfo, decltype(&freeaddrinfo)>;

// `reason`: as errno; 0 if the host has no address.
Error open_error(const std::string& host, int port, int reason) {
  if (reason == EADDRINUSE)
    return {.where = "--port",
            .what = "port " + std::to_string(port) + " is in use by another program",
            .fix = "stop that program, or take another port: --port 0 finds a free one"};
  if (reason == EACCES)
    return {.where = "--port",
            .what = "port " + std::to_string(port) + " is not ours to take",
            .fix = "take a port from 1024 on"};
  return {.where = "--host",
          .what = "cannot listen on " + host + " port " + std::to_string(port) +
                  (reason == 0 ? "" : std::string(": ") + std::strerror(reason)),
          .fix = "name an address of this machine, such as 127.0.0.1"};
}

Addresses addresses_of(const std::string& host, int port) {
  addrinfo wanted{};
  wanted.ai_family = AF_UNSPEC;
  wanted.ai_socktype = SOCK_STREAM;
  wanted.ai_flags = AI_PASSIVE | AI_NUMERICSERV;
  addrinfo* found = nullptr;
  if (getaddrinfo(host.c_str(), std::to_string(port).c_str(), &wanted, &found) != 0)
    found = nullptr;
  return {found, &freeaddrinfo};
}

void switch_option(int socket, int level, int option, int value) {
  setsockopt(socket, level, option, &value, sizeof(value));
}

// A socket that is listened on; below 0, and errno says why, if there is none.
int listening_at(const addrinfo& address) {
  const int socket = ::socket(address.ai_family, address.ai_socktype | SOCK_CLOEXEC, 0);
  if (socket < 0) return -1;
  // Not SO_REUSEPORT: two servers would share a port unnoticed.
  switch_option(socket, SOL_SOCKET, SO_REUSEADDR, 1);
  // "::" is every address of this machine, those of IPv4 as well.
  if (address.ai_family == AF_INET6) switch_option(socket, IPPROTO_IPV6, IPV6_V6ONLY, 0);
  if (bind(socket, address.ai_addr, address.ai_addrlen) == 0 && listen(socket, most_waiting) == 0)
    return socket;
  const int reason = errno;
  ::close(socket);
  errno = reason;
  return -1;
}

int port_of(int socket) {
  sockaddr_storage address{};
  socklen_t size = sizeof(address);
  if (getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size) != 0) return 0;
  const auto port = address.ss_family == AF_INET6
                        ? reinterpret_cast<const sockaddr_in6&>(address).sin6_port
                        : reinterpret_cast<const sockaddr_in&>(address).sin_port;
  return ntohs(port);
}

}  // namespace

Acceptor::~Acceptor() {
  close();
}

Result<int> Acceptor::open(const std::string& host, int port) {
  const Addresses addresses = addresses_of(host, port);
  int reason = 0;
  for (const addrinfo* address = addresses.get(); address != nullptr; address = address->ai_next) {
    const int socket = listening_at(*address);
    if (socket >= 0) {
      begin(socket);
      return port_of(socket);
    }
    reason = errno;
  }
  return open_error(host, port, reason);
}

void Acceptor::open(int socket) {
  kept_ = true;
  begin(socket);
}

void Acceptor::begin(int socket) {
  socket_ = socket;
  // Who knocked may have gone when he is let in, or been let in by another who has the socket.
  fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK);
  ended_ = eventfd(0, EFD_CLOEXEC);
  thread_ = std::thread([this] { accept_until_ended(); });
}

void Acceptor::leave() {
  if (kept_) end();
}

void Acceptor::close() {
  end();
  if (socket_ < 0) return;
  ::close(std::exchange(socket_, -1));
  ::close(std::exchange(ended_, -1));
}

void Acceptor::end() {
  if (!thread_.joinable()) return;
  eventfd_write(ended_, 1);
  thread_.join();
}

void Acceptor::accept_until_ended() {
  std::array<pollfd, 2> watched = {{{.fd = socket_, .events = POLLIN, .revents = 0},
                                    {.fd = ended_, .events = POLLIN, .revents = 0}}};
  while (true) {
    poll(watched.data(), watched.size(), -1);
    if (watched[1].revents != 0) return;
    const int socket = accept4(socket_, nullptr, nullptr, SOCK_CLOEXEC);
    if (socket < 0) {
      // No descriptors left, perhaps.
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
      continue;
    }
    switch_option(socket, IPPROTO_TCP, TCP_NODELAY, 1);
    take_(socket);
  }
}

}  // namespace cartulary::server
