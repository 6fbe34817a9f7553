// response_text: an answer as it goes over the wire, free of sockets.
//
//   std::string bytes = response_text(request, response, After::KeepAlive, {.idle_seconds = 10});
#pragma once

#include <string>
#include <string_view>

#include "server/http/http_message.h"

namespace cartulary::server {

// Whether another request may follow an answer on its connection.
enum class After { KeepAlive, Close };

// What every answer says.
struct StandingHeaders {
  // Of connections that are kept alive.
  int idle_seconds = 0;
  int requests = 0;
  // Whole lines with their ends, "Referrer-Policy: no-referrer\r\n".
  std::string_view lines = {};
};

// The response as it goes over the wire, to its last byte; no body for HEAD and 304.
std::string response_text(const HttpRequest& request, const HttpResponse& response, After after,
                          const StandingHeaders& standing);

}  // namespace cartulary::server
