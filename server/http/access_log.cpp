#include "server/http/access_log.h"

#include <fmt/format.h>
#include <spdlog/logger.h>
#include <spdlog/sinks/stdout_sinks.h>

namespace cartulary::server {
namespace {

std::string printable(std::string_view text) {
  constexpr std::size_t most = 512;
  std::string out;
  for (char c : text.substr(0, most)) {
    if (c > ' ' && c < 0x7F && c != '\\')
      out += c;
    else
      out += fmt::format("\\x{:02X}", static_cast<unsigned char>(c));
  }
  if (text.size() > most) out += "...";
  return out.empty() ? "-" : out;
}

}  // namespace

std::string access_line(const HttpRequest& request, const HttpResponse& response,
                        std::chrono::microseconds took) {
  const std::size_t bytes = response.body && request.method != "HEAD" ? response.body->size() : 0;
  return fmt::format("{} {} {} {} {:.1f} ms", printable(request.method), printable(request.target),
                     response.status, bytes, static_cast<double>(took.count()) / 1000.0);
}

AccessLog::AccessLog(bool quiet)
    : quiet_(quiet),
      logger_(std::make_shared<spdlog::logger>("server",
                                               std::make_shared<spdlog::sinks::stderr_sink_mt>())) {
  logger_->set_pattern("%Y-%m-%d %H:%M:%S.%e %v");
}

void AccessLog::write(const HttpRequest& request, const HttpResponse& response,
                      std::chrono::microseconds took) const {
  if (!quiet_) logger_->info(access_line(request, response, took));
}

void AccessLog::fault(std::string_view what) const {
  logger_->error("fault: {}", printable(what));
}

}  // namespace cartulary::server
