// Runs the server as a program: until a signal stops it.
//
//   Status served = serve(options, [](const ServedAt& at) { std::cout << at.address; });
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/text/result.h"
#include "server/service/server.h"

namespace cartulary::server {

// The addresses of a running server: the one for this machine ("http://127.0.0.1:8040/"), and those
// that other machines can open, IPv4 first. A server on a loopback address has none of the latter.
struct ServedAt {
  std::string address;
  std::vector<std::string> elsewhere;
};

// The addresses for a host that is listened on. For 0.0.0.0 and ::, `elsewhere` has the addresses
// of this machine in all its current networks; for any other host that is not a loopback address,
// that host.
ServedAt served_at(const std::string& host, int port);

// Serves until SIGINT or SIGTERM, then stops. An inherited socket (inherited_socket()) is used
// instead of host and port. SIGHUP reopens the log file, if there is one. `ready` is called once,
// when requests are answered. Errors: those of Server::start() and inherited_socket().
Status serve(const ServerOptions& options,
             const std::function<void(const ServedAt& at)>& ready = {});

}  // namespace cartulary::server
