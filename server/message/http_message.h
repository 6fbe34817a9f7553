// HttpRequest and HttpResponse: what a request asks and what goes back, free of sockets, so
// that all answers can be tested and fuzzed without a network.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/text/result.h"
#include "engine/text/stop_check.h"

namespace cartulary::server {

// A header that the request lacks is empty text.
struct HttpRequest {
  std::string method = {};  // "GET"
  std::string target = {};  // as sent: "/api/v1/fit?pattern=c%3Frf"
  std::string host = {};
  std::string accept_encoding = {};
  std::string accept_language = {};
  std::string if_none_match = {};
  std::string content_type = {};
  std::string body = {};
  // What proxies in front say of it; the lines of a header that stands several times as one list.
  std::string forwarded = {};
  std::string forwarded_for = {};  // X-Forwarded-For
  std::string request_id = {};     // X-Request-Id
  std::string fetch_site = {};     // Sec-Fetch-Site: where a browser was told to ask this
  // Where it came from: the address at the other end of the connection, "127.0.0.1".
  std::string peer = {};
  // Whether whoever asked has hung up, so that a long computation may end; cheap. Empty: no.
  StopCheck reader_gone = {};
};

struct HttpResponse {
  int status = 200;
  std::string content_type = {};
  std::shared_ptr<const std::string> body = {};                        // null: none
  std::vector<std::pair<std::string_view, std::string>> headers = {};  // names are literals
};

// What is wrong with a request, and the status that says so.
struct Problem {
  int status = 400;
  Error error = {};
  std::string allow = {};  // of 405: the methods that there are
  int retry_after = 0;     // of 503: seconds after which to ask again; 0: not told
};

// 503 for a request that cannot be answered now: `what` is why.
inline Problem unavailable(std::string what) {
  return {
      .status = 503,
      .error = {.where = "server", .what = std::move(what), .fix = "ask again in a few seconds"},
      .retry_after = 5};
}

// 413 for a body of more bytes than are taken.
Problem body_too_large(std::size_t most);

// "65,536"
std::string grouped(std::size_t number);

}  // namespace cartulary::server
