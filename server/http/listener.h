// Listener is the HTTP side of the server. It accepts connections on a port and reads requests; an
// Answerer makes the answers.
//
// Owns the sockets and one thread per connection. Calls the answerer from several threads.
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
#include "server/http/http_library.h"

namespace cartulary::server {

// The callbacks that answer requests. One that runs out of memory throws, which costs that request
// only.
struct Answerer {
  // `fault` is null, or what is wrong with a request that could not be read completely or cannot be
  // answered now.
  std::function<HttpResponse(const HttpRequest& request, const Problem* fault)> answer;
  // Headers added to every answer.
  HeaderList standing_headers = {};
  // How many bytes of body the request may have; 0 means that no body is read.
  std::function<std::size_t(const HttpRequest& request)> body_room;
  // Asks answers in progress to end soon, as problems.
  std::function<void()> give_up;
  // Writes a line to the log.
  std::function<void(const std::string& line)> note;
};

struct ListenerBounds {
  std::size_t connections = 900;
  // Bytes of bodies being received and of answers not yet taken (HeldBytes).
  std::size_t held = std::size_t{128} << 20U;
};

class Listener {
 public:
  explicit Listener(Answerer answerer, ListenerBounds bounds = {});
  // Waits for every thread, however long that takes.
  ~Listener();
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;

  // Binds, starts answering and returns the port. Errors: the host has no address, or the port is
  // in use or not permitted.
  Result<int> open(const std::string& host, int port);

  // Starts answering on a socket that already listens and that another process keeps open.
  void open(int socket);

  // Stops answering. New requests are refused, and answers in progress are finished. On a socket
  // that another process keeps, nothing more is accepted. After 2.5 seconds computations are told
  // to give up, and clients that still have not taken their answers are cut off. Returns false if
  // threads still run after three seconds. Does nothing if not open.
  bool close();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace cartulary::server
