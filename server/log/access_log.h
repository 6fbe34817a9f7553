// AccessLog: one line for each request, on standard error or in a file.
//
// Owns a thread that writes them: no answer waits for whoever reads the log, and where nobody
// does, lines are dropped and counted (LogQueue).
//
//   2026-11-20 15:04:05.123 127.0.0.1 9c1e04b7-1 GET /api/v1/fit?pattern=c%3Frf 200 1234 0.4 ms
//   {"time": "2026-11-20T14:04:05.123Z", "id": "9c1e04b7-1", "client": "127.0.0.1", "method":
//    "GET", "path": "/api/v1/fit?pattern=c%3Frf", "status": 200, "bytes": 1234, "ms": 0.42}
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "engine/text/result.h"
#include "server/message/http_message.h"

namespace spdlog {
class logger;
}

namespace cartulary::server {

class LogQueue;

enum class LogForm { Text, Json };

struct LogOptions {
  LogForm form = LogForm::Text;
  std::filesystem::path file = {};  // appended to; empty: standard error
  bool quiet = false;               // faults of the server alone
};

// What the log tells of one request.
struct AccessEntry {
  std::string_view id;
  std::string_view client;  // the address that it came from
  const HttpRequest& request;
  const HttpResponse& response;
  std::chrono::microseconds took;
};

// Without the time: client, id, method, target (at most 512 bytes, what is not printable ASCII as
// \xNN, so that no request can forge a line), status, bytes of the body, milliseconds.
std::string access_line(const AccessEntry& entry);
// The same as the members of a JSON object, after those of the time: "\"id\": ..., \"ms\": 0.42}".
std::string access_json(const AccessEntry& entry);

class AccessLog {
 public:
  // Error: the file cannot be written.
  static Result<std::unique_ptr<AccessLog>> open(const LogOptions& options);
  ~AccessLog();
  AccessLog(const AccessLog&) = delete;
  AccessLog& operator=(const AccessLog&) = delete;

  void write(const AccessEntry& entry) const;
  // A fault of ours, which the asker is told nothing of.
  void fault(std::string_view what) const;
  // What the server does beside answering, such as stopping; written even if quiet.
  void note(std::string_view line) const;
  // Opens the file anew by its name, after another program has moved it away; the old one is kept
  // where that fails, and a note says so. Nothing happens on standard error.
  void reopen() const;
  // Returns when all lines are written, or nobody has taken them for a moment.
  void flush() const;

 private:
  AccessLog(LogOptions options, int descriptor);
  void tell(std::string_view key, std::string_view what) const;

  LogOptions options_;
  int descriptor_;
  std::unique_ptr<LogQueue> queue_;
  std::unique_ptr<spdlog::logger> logger_;
};

}  // namespace cartulary::server
