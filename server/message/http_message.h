// HttpRequest and HttpResponse are plain values without sockets, so that all answers can be tested
// and fuzzed without a network.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/text/result.h"
#include "engine/text/said.h"
#include "engine/text/stop_check.h"

namespace cartulary::server {

// A header that the request lacks is empty.
struct HttpRequest {
  std::string method = {};  // "GET"
  std::string target = {};  // as sent: "/api/v1/fit?pattern=c%3Frf"
  std::string host = {};
  std::string accept = {};
  std::string accept_encoding = {};
  std::string accept_language = {};
  std::string if_none_match = {};
  std::string content_type = {};
  std::string body = {};
  // Headers set by proxies. A header on several lines is joined into one list.
  std::string forwarded = {};
  std::string forwarded_for = {};  // X-Forwarded-For
  std::string request_id = {};     // X-Request-Id
  // Sec-Fetch-Site: how the page that made the browser ask relates to this site.
  std::string fetch_site = {};
  // The address at the other end of the connection, "127.0.0.1".
  std::string peer = {};
  // Whether the client has hung up, so that a long computation may end. Cheap to call. Empty:
  // never.
  StopCheck reader_gone = {};
};

struct HttpResponse {
  int status = 200;
  std::string content_type = {};
  std::shared_ptr<const std::string> body = {};                        // null: no body
  std::vector<std::pair<std::string_view, std::string>> headers = {};  // names are literals
};

// What is wrong with a request, and the status that reports it.
struct Problem {
  int status = 400;
  Error error = {};
  std::string allow = {};  // for 405: the methods allowed
  int retry_after = 0;     // for 503: seconds to wait before asking again; 0: not given
};

// 503 for a request that cannot be answered now; `what` is the reason.
Problem unavailable(Said what);

// 413 for a body of more than `most` bytes.
Problem body_too_large(std::size_t most);

// Groups digits by thousands: "65,536".
std::string grouped(std::size_t number);

}  // namespace cartulary::server
