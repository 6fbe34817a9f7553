// Server serves the pages and the JSON API of one database over HTTP.
//
// Reads the whole database at start and owns all that it serves, so the file may be replaced while
// it runs. Requests are answered by several threads; start() and stop() are for one thread only.
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

// "http://127.0.0.1:8040/"; IPv6 addresses get brackets.
std::string url_of(const std::string& host, int port);

struct ServerOptions {
  // The name or address to listen on. On a loopback address (the default), only requests that name
  // a loopback host are answered, against DNS rebinding.
  std::string host = "127.0.0.1";
  int port = 8040;  // 0: any free port
  // A socket that already listens on that host and port, and that another process keeps open; -1:
  // none.
  int socket = -1;
  // Host names that a proxy in front passes on. They are answered in addition to those of this
  // machine; if given, no others are answered.
  std::vector<std::string> public_hosts = {};
  std::filesystem::path database = {};
  std::filesystem::path game = {};  // the folder of a group's own game; empty: none
  // Addresses and networks of the proxies that are trusted to name the client (TrustedProxies).
  std::vector<std::string> trusted_proxies = {};
  LogOptions log = {};
};

class Server {
 public:
  // Starts a server, which listens when this returns. Errors: the port is not 0..65535, in use or
  // not permitted; the host does not exist; the database cannot be read; a proxy is not an address;
  // the log cannot be written.
  static Result<Server> start(const ServerOptions& options);
  Server(Server&&) noexcept;
  Server& operator=(Server&&) noexcept;
  // Calls stop() if it was not called, and waits for answers in progress.
  ~Server();

  int port() const;
  // "http://127.0.0.1:8040/"
  std::string address() const;

  // Reopens the log file, after another program has moved it away. May be called from any thread.
  void reopen_log() const;

  // Refuses new requests and lets answers in progress finish. After 2.5 seconds computations end
  // with 503 and slow readers are cut off, and the log says so. The log is written before this
  // returns. Returns false if something is still running after three seconds. Further calls do
  // nothing.
  bool stop();

 private:
  struct Parts;
  explicit Server(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace cartulary::server
