// Server: the pages and the JSON API of one database over HTTP.
//
// Reads the whole database when it starts and owns all that it serves; the file may be replaced
// meanwhile, the server goes on with what it read. Requests are answered by several threads;
// start() and stop() are for one thread alone.
//
//   Result<Server> server = Server::start({.port = 0, .database = "cartulary.db"});
//   std::cout << server->address();         // "http://127.0.0.1:40123/"
//   server->stop();
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "engine/text/result.h"
#include "server/log/access_log.h"

namespace cartulary::server {

// "http://127.0.0.1:8040/", of IPv6 with brackets.
std::string url_of(const std::string& host, int port);

struct ServerOptions {
  // A name or address to listen on. On a loopback address (the default) only requests that
  // name a loopback host are answered, against DNS rebinding.
  std::string host = "127.0.0.1";
  int port = 8040;  // 0: any free one
  // One that is listened on already at that host and port, and which others keep; -1: none.
  int socket = -1;
  // Names that a proxy in front hands on: answered beside those of this machine, and then no other.
  std::vector<std::string> public_hosts = {};
  std::filesystem::path database = {};
  std::filesystem::path game = {};  // the folder of a group's own game; empty: none
  // Addresses and networks of proxies whose word is taken for where a request comes from.
  std::vector<std::string> trusted_proxies = {};
  LogOptions log = {};
};

class Server {
 public:
  // Listens when it returns. Errors: port not 0..65535, in use, or not ours to take; no such
  // host; whatever is wrong with the database; a proxy that is no address; a log that cannot be
  // written.
  static Result<Server> start(const ServerOptions& options);
  Server(Server&&) noexcept;
  Server& operator=(Server&&) noexcept;
  // Stops, if stop() has not been called, and waits for what is under way.
  ~Server();

  int port() const;
  // "http://127.0.0.1:8040/"
  std::string address() const;

  // Opens the file of the log anew, after another program has moved it away. From any thread.
  void reopen_log() const;

  // Refuses new requests and lets answers under way be finished; after 2.5 seconds computations
  // end as 503 and slow readers are cut off, which the log says and has then been written. False if
  // after three seconds something is under way still. Calling it again does nothing.
  bool stop();

 private:
  struct Parts;
  explicit Server(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace cartulary::server
