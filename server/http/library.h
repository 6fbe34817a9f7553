// Library: cpp-httplib, of which nothing is seen outside library.cpp.
//
// It binds, takes heads apart and writes answers, on whatever thread it is asked. What it reads
// from and writes to is a Connection, so that nothing comes to it unbounded. Does not own sockets.
//
//   Library library({{"Referrer-Policy", "no-referrer"}});
//   Result<int> port = library.bind("127.0.0.1", 0);
//   int connected = accept(library.socket(), nullptr, nullptr);
//   library.answer(connection, head, [](HttpRequest request, const Problem*) { return reply; });
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

// A response, and whether it is the last on its connection.
struct Reply {
  HttpResponse response = {};
  bool closes = false;
};

// `fault`: what the library finds wrong with a request, which it has then read in part.
using Replier = std::function<Reply(HttpRequest request, const Problem* fault)>;

class Library {
 public:
  // `headers`: those of every answer.
  explicit Library(const HeaderList& headers);
  ~Library();

  // Listens; gives the port. Port 0: one that is free. Errors: a host that is none, a port in use
  // or not allowed.
  Result<int> bind(const std::string& host, int port);
  // In place of bind(): one that is listened on already.
  void adopt(int socket);
  int socket() const;

  // Has the head taken apart, answered, and the answer written. False if nothing is to follow.
  bool answer(Connection& connection, std::string_view head, const Replier& replier) const;

 private:
  class Server;
  std::unique_ptr<Server> server_;
};

}  // namespace cartulary::server
