// AccessLog writes one line per request to standard error or to a file.
//
// Lines are written by a background thread (LogQueue), so a slow reader of the log never delays an
// answer. If nobody reads the log, lines are dropped and counted.
//
//   2026-11-20 15:04:05.123 127.0.0.1 9c1e04b7-1 GET /api/v1/fit?pattern=c%3Frf 200 1234 0.4 ms
//   {"time": "2026-11-20T14:04:05.123Z", "id": "9c1e04b7-1", "client": "127.0.0.1",
//    "method": "GET", "path": "/api/v1/fit?pattern=c%3Frf", "status": 200, "bytes": 1234,
//    "ms": 0.42}
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "engine/text/result.h"
#include "server/message/http_message.h"

namespace cartulary::server {

class LogQueue;

enum class LogForm { Text, Json };

struct LogOptions {
  LogForm form = LogForm::Text;
  std::filesystem::path file = {};  // appended to; empty means standard error
  bool quiet = false;               // log faults and notes, but no requests
};

// The logged facts about one request.
struct AccessEntry {
  std::string_view id;
  std::string_view client;  // the address the request came from
  const HttpRequest& request;
  const HttpResponse& response;
  std::chrono::microseconds took;
};

// The text line without its time: client, id, method, target, status, bytes of the body,
// milliseconds. Each text is cut to 512 bytes, and bytes that are not printable ASCII are written
// as \xNN, so that no request can forge a line.
std::string access_line(const AccessEntry& entry);
// The same facts as members of a JSON object, to follow the time: "\"id\": ..., \"ms\": 0.42}".
std::string access_json(const AccessEntry& entry);

class AccessLog {
 public:
  // Error: the file cannot be written.
  static Result<std::unique_ptr<AccessLog>> open(const LogOptions& options);
  ~AccessLog();
  AccessLog(const AccessLog&) = delete;
  AccessLog& operator=(const AccessLog&) = delete;

  void write(const AccessEntry& entry) const;
  // Logs a fault of the server that is not reported to the client.
  void fault(std::string_view what) const;
  // Logs other events of the server, such as stopping. Written even if `quiet` is set.
  void note(std::string_view line) const;
  // Reopens the log file by name, after another program has moved it away. If that fails, the old
  // file stays in use and a note says so. Does nothing when the log goes to standard error.
  void reopen() const;
  // Waits until all lines are written, at most 200 ms.
  void flush() const;

 private:
  AccessLog(LogOptions options, int descriptor);
  void tell(std::string_view key, std::string_view what) const;
  // Puts a line that begins with the time into the queue: `what` is an access_line or access_json.
  void add(const std::string& what) const;

  LogOptions options_;
  int descriptor_;
  std::unique_ptr<LogQueue> queue_;
};

}  // namespace cartulary::server
