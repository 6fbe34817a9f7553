// HttpLibrary wraps cpp-httplib, which is used in http_library.cpp only.
//
// It binds a port, parses request heads and writes answers, on the thread of the caller. It reads
// from and writes to a Connection, which bounds all input. Does not own sockets.
//
//   HttpLibrary library({{"Referrer-Policy", "no-referrer"}});
//   Result<int> port = library.bind("127.0.0.1", 0);
//   int connected = accept(library.socket(), nullptr, nullptr);
//   library.answer(connection, head, [&](HttpRequest request, const Problem*) { return reply; });
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/text/result.h"
#include "server/http/connection.h"
#include "server/message/http_message.h"

namespace cartulary::server {

using HeaderList = std::vector<std::pair<std::string, std::string>>;

// A response, and whether the connection closes after it.
struct Reply {
  HttpResponse response = {};
  bool closes = false;
};

// `fault` is null, or the error that the library found in a request; then only part of the request
// was read.
using Replier = std::function<Reply(HttpRequest request, const Problem* fault)>;

class HttpLibrary {
 public:
  // `headers` are added to every answer.
  explicit HttpLibrary(const HeaderList& headers);
  ~HttpLibrary();

  // Listens and returns the port. Port 0 picks a free one. Errors: the host has no address, or the
  // port is in use or not permitted.
  Result<int> bind(const std::string& host, int port);
  // Uses a socket that already listens, instead of bind().
  void adopt(int socket);
  int socket() const;

  // Parses the head, calls `replier` and writes its answer. Returns false if the connection should
  // close.
  bool answer(Connection& connection, std::string_view head, const Replier& replier) const;

 private:
  class Server;
  std::unique_ptr<Server> server_;
};

}  // namespace cartulary::server
