// HttpLibrary: cpp-httplib, as far as this server uses it: it listens and accepts, and it turns a
// request and its answer into what goes over the wire.
//
// The one file that knows the library, and the one that reaches into what it does not make public:
// it overrides process_and_close_socket, which is alike in 0.11.4 and 0.18.7, and calls
// process_request. Owns the listening socket and its thread; accepted ones are handed on.
//
//   HttpLibrary http({.take = [&](int socket) { pool.take(socket); }, .answer = ...});
//   Result<int> port = http.open("127.0.0.1", 0);
//   std::string bytes = http.exchange(request, After::KeepAlive);
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "engine/text/result.h"
#include "server/http/http_message.h"

namespace cartulary::server {

enum class After { KeepAlive, Close };

class HttpLibrary {
 public:
  struct Hooks {
    std::function<void(int socket)> take;  // an accepted connection, which is then its own
    std::function<HttpResponse(const HttpRequest& request)> answer;  // does not throw
  };
  // What clients are told of connections that are kept alive.
  struct KeepAlive {
    int idle_seconds = 0;
    int requests = 0;
  };

  HttpLibrary(Hooks hooks, KeepAlive keep_alive);
  ~HttpLibrary();
  HttpLibrary(const HttpLibrary&) = delete;
  HttpLibrary& operator=(const HttpLibrary&) = delete;

  // Binds and begins to accept; gives the port. Errors: a host that is none, a port in use or not
  // allowed.
  Result<int> open(const std::string& host, int port);
  // Accepts from a socket that is listened on already, by whoever keeps it: it is then closed here,
  // and never shut down.
  void open(int socket);
  // From a socket that others keep nothing is accepted any more: who knocks waits for the next that
  // does. Answers go on. Does nothing to a socket of its own.
  void leave();
  // Returns when nothing is accepted any more. Does nothing if not open.
  void close();

  // Answers the request; gives the whole response as it goes over the wire. From any thread.
  // REQUIRES: open, since the library sends no bodies otherwise; a method that HTTP has.
  std::string exchange(const HttpRequest& request, After after) const;

 private:
  class Server;
  std::unique_ptr<Server> server_;
};

}  // namespace cartulary::server
