// AccessLog: one line on standard error for each request.
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

// Without the time: method, target (at most 512 bytes, what is not printable ASCII as \xNN, so
// that no request can forge a line), status, bytes of the body, milliseconds.
std::string access_line(const HttpRequest& request, const HttpResponse& response,
                        std::chrono::microseconds took);

class AccessLog {
 public:
  // Quiet: faults of the server alone are written.
  explicit AccessLog(bool quiet);

  void write(const HttpRequest& request, const HttpResponse& response,
             std::chrono::microseconds took) const;
  // A fault of ours, which the asker is told nothing of.
  void fault(std::string_view what) const;

 private:
  bool quiet_;
  std::shared_ptr<spdlog::logger> logger_;
};

}  // namespace cartulary::server
