// Serving as a program does: until a signal says stop.
//
//   Status served = serve(options, [](const ServedAt& at) { std::cout << at.address; });
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/text/result.h"
#include "server/service/server.h"

namespace cartulary::server {

// Where a server is found: "http://127.0.0.1:8040/" on this machine, and the addresses that other
// machines can open, those of IPv4 first; none for a loopback address.
struct ServedAt {
  std::string address;
  std::vector<std::string> elsewhere;
};

// What a host that was listened on means: of 0.0.0.0 and :: the addresses of all networks that this
// machine is in now, of any other that is no loopback address itself.
ServedAt served_at(const std::string& host, int port);

// Serves until SIGINT or SIGTERM, then stops. A socket that is handed down (inherited_socket()) is
// taken instead of host and port. SIGHUP opens the file of the log anew, if it has one.
// `ready` is called once when requests are answered. Errors as start()
// and inherited_socket().
Status serve(const ServerOptions& options,
             const std::function<void(const ServedAt& at)>& ready = {});

}  // namespace cartulary::server
