// Listener: the HTTP side of the server: sockets, threads, bounds on what is read.
//
// Calls the answerer from several threads. Owns the sockets and threads. The defaults of the
// library underneath are mended here: see listener.cpp for each and why.
//
//   Listener listener(answerer);
//   Result<int> port = listener.open("127.0.0.1", 0);
//   listener.close();
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "engine/text/result.h"
#include "server/http/http_message.h"

namespace cartulary::server {

// How requests are answered; neither function may throw. `answer` also gets requests that could
// not be read to their end, with `fault` set to what is wrong with them.
struct Answerer {
  std::function<HttpResponse(const HttpRequest& request, const Problem* fault)> answer;
  // Bytes of a body that are wanted at most; 0: none is.
  std::function<std::size_t(const HttpRequest& request)> body_room;
};

class Listener {
 public:
  explicit Listener(Answerer answerer);
  ~Listener();
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;

  // Binds and begins to answer; gives the port. Errors: a host that is none, a port in use or
  // not allowed.
  Result<int> open(const std::string& host, int port);

  // Returns when no thread is left: idle connections are closed at once, answers under way get
  // a second. Does nothing if not open.
  void close();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace cartulary::server
