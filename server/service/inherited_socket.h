// Takes over a listening socket that the parent process opened, as systemd does (sd_listen_fds(3)).
// The parent keeps the socket open, so that clients wait while one server process replaces another.
//
//   Result<std::optional<InheritedSocket>> socket = inherited_socket();
#pragma once

#include <optional>
#include <string>

#include "engine/text/result.h"

namespace cartulary::server {

struct InheritedSocket {
  int descriptor = -1;
  std::string host;  // "127.0.0.1"
  int port = 0;
};

// Returns the socket that LISTEN_FDS and LISTEN_PID announce, or nothing if they announce none.
// Removes them and LISTEN_FDNAMES from the environment, so that child processes do not inherit
// them. Errors: several sockets; a socket that does not listen, or is not TCP.
Result<std::optional<InheritedSocket>> inherited_socket();

}  // namespace cartulary::server
