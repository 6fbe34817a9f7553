// Listener: the HTTP side of the server: everything between a port and an answer.
//
// Owns the sockets, and a thread for each connection. Calls the answerer from several threads.
//
//   Listener listener(answerer);
//   Result<int> port = listener.open("127.0.0.1", 0);
//   listener.close();
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>

#include "engine/text/result.h"
#include "server/http/library.h"

namespace cartulary::server {

// How requests are answered. A function that finds no room throws, which costs that request.
struct Answerer {
  // Also of requests that could not be read to their end, or not be answered now: `fault` is then
  // what is wrong.
  std::function<HttpResponse(const HttpRequest& request, const Problem* fault)> answer;
  // Headers that every answer has.
  HeaderList standing_headers = {};
  // Bytes of a body that are wanted at most; 0: none is.
  std::function<std::size_t(const HttpRequest& request)> body_room;
  // Answers under way are to end soon, as problems.
  std::function<void()> give_up;
  // A line for the log.
  std::function<void(const std::string& line)> note;
};

struct ListenerBounds {
  std::size_t connections = 900;
  // Of bodies that come, and answers that are not taken yet.
  std::size_t held = std::size_t{128} << 20U;
};

class Listener {
 public:
  explicit Listener(Answerer answerer, ListenerBounds bounds = {});
  // Waits for every thread, however long.
  ~Listener();
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;

  // Binds and begins to answer; gives the port. Errors: a host that is none, a port in use or
  // not allowed.
  Result<int> open(const std::string& host, int port);

  // Begins to answer at a socket that is listened on already, and which others keep as well.
  void open(int socket);

  // At a socket that others keep nothing more is accepted; new requests are refused and answers
  // under way finished; after 2.5 seconds computations are told to give up, and clients that still
  // have not taken their answers are cut off. False if there are threads still after three seconds.
  // Does nothing if not open.
  bool close();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace cartulary::server
