// A socket that is listened on already when the program starts, as systemd does it
// (sd_listen_fds(3)): whoever started it keeps the socket, so that clients wait while one program
// follows another.
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

// The one that LISTEN_FDS and LISTEN_PID tell of; nothing where they tell of none. Takes both out
// of the environment, which programs started from here get. Errors: several sockets; one that is
// not listened on, or not of TCP.
Result<std::optional<InheritedSocket>> inherited_socket();

}  // namespace cartulary::server
