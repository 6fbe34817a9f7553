// Acceptor: listens at a port and hands accepted connections on.
//
// Owns the listening socket and the thread that accepts. A socket that others keep as well, as
// systemd does, is closed at the end but never shut down: theirs goes on.
//
//   Acceptor acceptor([&](int socket) { pool.take(socket); });
//   Result<int> port = acceptor.open("127.0.0.1", 0);
//   acceptor.close();
#pragma once

#include <functional>
#include <string>
#include <thread>

#include "engine/text/result.h"

namespace cartulary::server {

class Acceptor {
 public:
  // An accepted connection, which is then the taker's. Called from the acceptor's thread.
  using Take = std::function<void(int socket)>;

  explicit Acceptor(Take take) : take_(std::move(take)) {}
  ~Acceptor();
  Acceptor(const Acceptor&) = delete;
  Acceptor& operator=(const Acceptor&) = delete;

  // Binds and begins to accept; gives the port. Port 0: one that is free. Errors: a host that is
  // none, a port in use or not allowed.
  Result<int> open(const std::string& host, int port);
  // Accepts from a socket that is listened on already, by whoever keeps it.
  void open(int socket);
  // From a socket that others keep nothing is accepted any more: who knocks waits for the next that
  // does. Does nothing to a socket of its own.
  void leave();
  // Returns when nothing is accepted any more. Does nothing if not open.
  void close();

 private:
  void begin(int socket);
  void end();
  void accept_until_ended();

  Take take_;
  int socket_ = -1;
  bool kept_ = false;  // by others as well
  int ended_ = -1;     // an event: nothing more is accepted
  std::thread thread_;
};

}  // namespace cartulary::server
