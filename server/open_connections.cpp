#include "server/open_connections.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/select.h>
#include <sys/socket.h>

namespace cartulary {
namespace {

// The local port of a connected TCP socket; 0 if the descriptor is none.
int accepted_port(int descriptor) {
  sockaddr_storage own{};
  socklen_t size = sizeof(own);
  if (getsockname(descriptor, reinterpret_cast<sockaddr*>(&own), &size) != 0) return 0;
  sockaddr_storage peer{};
  socklen_t peer_size = sizeof(peer);
  if (getpeername(descriptor, reinterpret_cast<sockaddr*>(&peer), &peer_size) != 0) return 0;
  if (own.ss_family == AF_INET) return ntohs(reinterpret_cast<sockaddr_in*>(&own)->sin_port);
  if (own.ss_family == AF_INET6) return ntohs(reinterpret_cast<sockaddr_in6*>(&own)->sin6_port);
  return 0;
}

}  // namespace

void shut_connections(int port, Shut how) {
  // The library refuses descriptors that select() cannot take, so there are none beyond.
  for (int descriptor = 0; descriptor < FD_SETSIZE; ++descriptor)
    if (accepted_port(descriptor) == port)
      shutdown(descriptor, how == Shut::Reading ? SHUT_RD : SHUT_RDWR);
}

}  // namespace cartulary
