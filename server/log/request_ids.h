// RequestIds gives each request an id that identifies it in the log, in the answer and to the
// proxies in front.
//
// An id sent with the request (X-Request-Id) is kept if is_request_id() accepts it. Otherwise one
// is made: eight hexadecimal digits that identify this server, and a number. of() may be called
// from several threads.
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

// 1 to 128 characters: ASCII letters, digits and -._=+/:
bool is_request_id(std::string_view text);

class RequestIds {
 public:
  RequestIds();
  // `own` is the prefix of all ids made here.
  explicit RequestIds(std::string own) : own_(std::move(own)) {}

  std::string of(const HttpRequest& request);

 private:
  std::string own_;
  std::atomic<std::uint64_t> made_ = 0;
};

}  // namespace cartulary::server
