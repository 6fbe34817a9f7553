// Listener: the HTTP side of the server: everything between a port and an answer.
//
// Owns the sockets and threads. Calls the answerer from several threads.
//
//   Listener listener(answerer);
//   Result<int> port = listener.open("127.0.0.1", 0);
//   listener.close();
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/text/result.h"
#include "server/http/http_message.h"

namespace cartulary::server {

// How requests are answered; none of the functions may throw.
struct Answerer {
  // What takes next to no time, such as an answer that is kept; nothing where it would take longer.
  std::function<std::optional<HttpResponse>(const HttpRequest& request)> at_hand;
  // Also of requests that could not be read to their end, or not be answered now: `fault` is then
  // what is wrong.
  std::function<HttpResponse(const HttpRequest& request, const Problem* fault)> answer;
  // Whole lines that every answer has.
  std::string_view standing_headers = {};
  // Bytes of a body that are wanted at most; 0: none is.
  std::function<std::size_t(const HttpRequest& request)> body_room;
  // Whether answering takes so long, or so much room, that it must wait its turn.
  std::function<bool(const HttpRequest& request)> is_large;
  std::function<bool(const HttpRequest& request)> waits;
  // Answers under way are to end soon, as problems.
  std::function<void()> give_up;
  // A line for the log.
  std::function<void(const std::string& line)> note;
};

class Listener {
 public:
  explicit Listener(Answerer answerer);
  ~Listener();
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;

  // Binds and begins to answer; gives the port. Errors: a host that is none, a port in use or
  // not allowed, no descriptors left.
  Result<int> open(const std::string& host, int port);

  // Begins to answer at a socket that is listened on already, which others keep as well. Errors: no
  // descriptors left.
  Status open(int socket);

  // At a socket that others keep nothing more is accepted; new requests are refused and answers
  // under way finished; after 2.5 seconds computations are told to give up, and clients that still
  // have not taken their answers are cut off. Returns when no thread is left. Does nothing if not
  // open.
  void close();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace cartulary::server
