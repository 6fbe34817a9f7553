// AccessLog: one line on standard error for each request.
//
// Owns a thread that writes them: no answer waits for whoever reads the log, and where nobody
// does, lines are dropped and counted (LogQueue).
//
//   2026-11-20 15:04:05.123 GET /api/v1/fit?pattern=c%3Frf 200 1234 0.4 ms
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "server/http/http_message.h"

namespace spdlog {
class logger;
}

namespace cartulary::server {

class LogQueue;

// Without the time: method, target (at most 512 bytes, what is not printable ASCII as \xNN, so
// that no request can forge a line), status, bytes of the body, milliseconds.
std::string access_line(const HttpRequest& request, const HttpResponse& response,
                        std::chrono::microseconds took);

class AccessLog {
 public:
  // Quiet: faults of the server alone are written.
  explicit AccessLog(bool quiet);
  ~AccessLog();
  AccessLog(const AccessLog&) = delete;
  AccessLog& operator=(const AccessLog&) = delete;

  void write(const HttpRequest& request, const HttpResponse& response,
             std::chrono::microseconds took) const;
  // A fault of ours, which the asker is told nothing of.
  void fault(std::string_view what) const;
  // What the server does beside answering, such as stopping; written even if quiet.
  void note(std::string_view line) const;

 private:
  bool quiet_;
  std::unique_ptr<LogQueue> queue_;
  std::unique_ptr<spdlog::logger> logger_;
};

}  // namespace cartulary::server
