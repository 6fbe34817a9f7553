// Serving as a program does: until a signal says stop.
//
//   Status served = serve(options, [](const std::string& address) { std::cout << address; });
#pragma once

#include <functional>
#include <string>

#include "engine/text/result.h"
#include "server/service/server.h"

namespace cartulary::server {

// Serves until SIGINT or SIGTERM, then stops. `ready` is called once with the address when
// requests are answered. Errors as start().
Status serve(const ServerOptions& options,
             const std::function<void(const std::string& address)>& ready = {});

}  // namespace cartulary::server
