#include "server/http/access_log.h"

#include <mutex>

#include <fmt/format.h>
#include <spdlog/logger.h>
#include <spdlog/sinks/base_sink.h>
#include <unistd.h>

#include "server/http/log_queue.h"

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

// Lines as the logger formats them, into the queue.
class QueueSink : public spdlog::sinks::base_sink<std::mutex> {
 public:
  explicit QueueSink(LogQueue& queue) : queue_(queue) {}

 private:
  void sink_it_(const spdlog::details::log_msg& message) override {
    spdlog::memory_buf_t text;
    formatter_->format(message, text);
    queue_.add(std::string(text.data(), text.size()));
  }
  void flush_() override {}

  LogQueue& queue_;
};

}  // namespace

std::string access_line(const HttpRequest& request, const HttpResponse& response,
                        std::chrono::microseconds took) {
  const std::size_t bytes = response.body && request.method != "HEAD" ? response.body->size() : 0;
  return fmt::format("{} {} {} {} {:.1f} ms", printable(request.method), printable(request.target),
                     response.status, bytes, static_cast<double>(took.count()) / 1000.0);
}

AccessLog::AccessLog(bool quiet)
    : quiet_(quiet),
      queue_(std::make_unique<LogQueue>(STDERR_FILENO)),
      logger_(std::make_unique<spdlog::logger>("server", std::make_shared<QueueSink>(*queue_))) {
  logger_->set_pattern("%Y-%m-%d %H:%M:%S.%e %v");
}

AccessLog::~AccessLog() = default;

void AccessLog::write(const HttpRequest& request, const HttpResponse& response,
                      std::chrono::microseconds took) const {
  if (!quiet_) logger_->info(access_line(request, response, took));
}

void AccessLog::fault(std::string_view what) const {
  logger_->error("fault: {}", printable(what));
}

void AccessLog::note(std::string_view line) const {
  logger_->info(line);
}

}  // namespace cartulary::server
