// A server of the small catalog on a free port, and the service behind it without a socket.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "engine/position/position.h"
#include "server/service/server.h"
#include "server/service/service.h"

namespace cartulary::test {

// Two tiles of a road, which the small rulebook's choice of short roads names.
Position short_road();

// Writes the small catalog, with a source, a ledger entry, short_road() and the small rulebook, as
// a database in a folder of its own, which goes with the value.
class SmallDatabase {
 public:
  SmallDatabase();
  ~SmallDatabase();
  SmallDatabase(const SmallDatabase&) = delete;
  SmallDatabase& operator=(const SmallDatabase&) = delete;

  const std::filesystem::path& file() const { return file_; }

 private:
  std::filesystem::path folder_;
  std::filesystem::path file_;
};

class SmallServer {
 public:
  SmallServer();
  server::Server& operator*() { return server_; }
  int port() const { return server_.port(); }

 private:
  SmallDatabase database_;
  server::Server server_;
};

// The service alone, for answers to requests that need no wire.
class SmallService {
 public:
  explicit SmallService(server::ServiceOptions options = {});
  server::HttpResponse get(std::string target);
  server::HttpResponse ask(server::HttpRequest request) { return service_->answer(request); }
  server::Service& operator*() { return *service_; }
  const std::filesystem::path& database() const { return database_.file(); }

 private:
  SmallDatabase database_;
  std::unique_ptr<server::Service> service_;
};

// A problem without its code: errors that a test writes as texts have none of their own.
std::string without_code(std::string body);

// A request to 127.0.0.1.
server::HttpRequest request_for(std::string method, std::string target);
// The header's value; empty if it is not there.
std::string header(const server::HttpResponse& response, std::string_view name);
// The text of a problem. Checks that it is one.
std::string told(const server::HttpResponse& response);

}  // namespace cartulary::test
