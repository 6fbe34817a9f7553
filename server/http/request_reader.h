// RequestReader: the bytes of one connection in, whole requests out; no socket, no clock.
//
// Owns the bytes that are not used yet. Once a request has a fault, or a body that is not wanted,
// nobody can say where the next one begins: it is the last.
//
//   RequestReader reader([](const HttpRequest&) { return 0; });
//   reader.add("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
//   std::optional<ReadRequest> request = reader.next();         // target "/"
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "server/http/chunked_body.h"
#include "server/http/request_head.h"

namespace cartulary::server {

struct ReadRequest {
  HttpRequest request = {};           // with its body, if one was wanted
  std::optional<Problem> fault = {};  // what is wrong with it
  bool keep_alive = true;             // another may follow
};

class RequestReader {
 public:
  // Bytes of a request's body that are wanted at most; 0: none is.
  using BodyRoom = std::function<std::size_t(const HttpRequest& request)>;

  explicit RequestReader(BodyRoom body_room) : body_room_(std::move(body_room)) {}

  void add(std::string_view bytes) {
    if (!ended_) in_ += bytes;
  }
  // The next request that is there to its end; nothing while more bytes are needed.
  std::optional<ReadRequest> next();

  // Part of a request has come.
  bool begun() const { return head_ || !in_.empty(); }
  // Its head is there, its body is not.
  bool in_body() const { return head_.has_value(); }
  // No request follows.
  bool ended() const { return ended_; }
  // Whether the client waits for 100 (Continue); true once for each such request.
  bool take_continue();
  // Bytes of requests under way.
  std::size_t held() const;
  // What is known of the request under way, as for a log; empty before its head is there.
  HttpRequest under_way() const { return head_ ? head_->request : HttpRequest{}; }

 private:
  std::optional<ReadRequest> with_body();
  std::optional<ReadRequest> with_length();
  std::optional<ReadRequest> with_chunks();
  ReadRequest taken(std::string body);
  ReadRequest refused(HttpRequest asked, Problem fault);
  ReadRequest too_large();

  BodyRoom body_room_;
  std::string in_;
  std::size_t checked_ = 0;  // of in_: where no head ends
  std::optional<RequestHead> head_;
  std::size_t room_ = 0;
  std::optional<ChunkedBody> chunks_;
  bool ended_ = false;
};

}  // namespace cartulary::server
