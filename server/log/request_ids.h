// RequestIds: a name for each request, by which the log, the answer and the proxies in front tell
// it from all others.
//
// One that came with the request (X-Request-Id) is taken over if it is short and harmless, else one
// is made: eight hexadecimal digits that are this server's, and a number. of() may be called from
// several threads.
//
//   RequestIds ids;
//   ids.of({.request_id = "f00d-7"});   // "f00d-7"
//   ids.of({});                         // "9c1e04b7-1"
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>

#include "server/message/http_message.h"

namespace cartulary::server {

// At most 128 letters, digits and -._=+/: of ASCII, and at least one.
bool is_request_id(std::string_view text);

class RequestIds {
 public:
  RequestIds();
  // `own`: the part that all made ones begin with.
  explicit RequestIds(std::string own) : own_(std::move(own)) {}

  std::string of(const HttpRequest& request);

 private:
  std::string own_;
  std::atomic<std::uint64_t> made_ = 0;
};

}  // namespace cartulary::server
