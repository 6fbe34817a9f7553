#include "server/log/access_log.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <ctime>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include "docgen/json/json_writer.h"
#include "server/log/log_queue.h"

namespace cartulary::server {
namespace {

std::string printable(std::string_view text) {
  constexpr std::size_t most = 512;
  const auto is_plain = [](char c) { return c > ' ' && c < 0x7F && c != '\\'; };
  if (!text.empty() && text.size() <= most && std::all_of(text.begin(), text.end(), is_plain))
    return std::string(text);
  std::string out;
  for (char c : text.substr(0, most)) {
    if (is_plain(c))
      out += c;
    else
      out += fmt::format("\\x{:02X}", static_cast<unsigned char>(c));
  }
  if (text.size() > most) out += "...";
  return out.empty() ? "-" : out;
}

// The time now: local time in a line of text, UTC in JSON.
std::string time_now(LogForm form) {
  timespec now{};
  std::timespec_get(&now, TIME_UTC);
  tm parts{};
  char seconds[32];
  if (form == LogForm::Json) {
    gmtime_r(&now.tv_sec, &parts);
    std::strftime(seconds, sizeof seconds, "%Y-%m-%dT%H:%M:%S", &parts);
    return fmt::format("{}.{:03}Z", seconds, now.tv_nsec / 1'000'000);
  }
  localtime_r(&now.tv_sec, &parts);
  std::strftime(seconds, sizeof seconds, "%Y-%m-%d %H:%M:%S", &parts);
  return fmt::format("{}.{:03}", seconds, now.tv_nsec / 1'000'000);
}

std::size_t bytes_of(const AccessEntry& entry) {
  const bool sent = entry.response.body && entry.request.method != "HEAD";
  return sent ? entry.response.body->size() : 0;
}

double milliseconds_of(const AccessEntry& entry) {
  return static_cast<double>(entry.took.count()) / 1000.0;
}

// The object without its opening brace and its line end.
std::string members_of(const std::string& object) {
  return object.substr(1, object.size() - 2);
}

std::string json_loss(std::size_t lines) {
  return "{\"dropped\": " + std::to_string(lines) + "}\n";
}

// Returns the descriptor, or a negative number if the file cannot be written. O_NONBLOCK: opening a
// pipe that nobody reads fails instead of blocking.
int open_file(const std::filesystem::path& file) {
  return ::open(file.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0640);
}

std::string open_fault() {
  return errno == ENXIO ? "nobody reads this pipe" : std::strerror(errno);
}

}  // namespace

std::string access_line(const AccessEntry& entry) {
  return fmt::format("{} {} {} {} {} {} {:.1f} ms", printable(entry.client), printable(entry.id),
                     printable(entry.request.method), printable(entry.request.target),
                     entry.response.status, bytes_of(entry), milliseconds_of(entry));
}

std::string access_json(const AccessEntry& entry) {
  docgen::JsonWriter json;
  json.open_object(docgen::JsonWriter::Layout::Inline);
  json.add("id", printable(entry.id)).add("client", printable(entry.client));
  json.add("method", printable(entry.request.method));
  json.add("path", printable(entry.request.target));
  json.add("status", entry.response.status).add("bytes", bytes_of(entry));
  json.add("ms", milliseconds_of(entry)).close();
  return members_of(json.take());
}

Result<std::unique_ptr<AccessLog>> AccessLog::open(const LogOptions& options) {
  const int descriptor = options.file.empty() ? STDERR_FILENO : open_file(options.file);
  if (descriptor < 0)
    return Error{.where = "--log-file",
                 .what = "cannot write " + options.file.string() + ": " + open_fault(),
                 .fix = "name a file in a folder that is there and ours to write"};
  return std::unique_ptr<AccessLog>(new AccessLog(options, descriptor));
}

AccessLog::AccessLog(LogOptions options, int descriptor)
    : options_(std::move(options)),
      descriptor_(descriptor),
      queue_(std::make_unique<LogQueue>(
          descriptor, LogQueue::most_lines,
          options_.form == LogForm::Json ? json_loss : LogQueue::text_loss)) {}

AccessLog::~AccessLog() {
  queue_.reset();
  if (!options_.file.empty()) close(descriptor_);
}

void AccessLog::write(const AccessEntry& entry) const {
  if (options_.quiet) return;
  add(options_.form == LogForm::Json ? access_json(entry) : access_line(entry));
}

void AccessLog::fault(std::string_view what) const {
  tell("fault", printable(what));
}

void AccessLog::note(std::string_view line) const {
  tell("note", line);
}

void AccessLog::tell(std::string_view key, std::string_view what) const {
  if (options_.form == LogForm::Json) {
    docgen::JsonWriter json;
    json.open_object(docgen::JsonWriter::Layout::Inline);
    json.add(key, what).close();
    add(members_of(json.take()));
  } else {
    add(key == "fault" ? "fault: " + std::string(what) : std::string(what));
  }
}

void AccessLog::add(const std::string& what) const {
  const std::string time = time_now(options_.form);
  if (options_.form == LogForm::Json)
    queue_->add("{\"time\": \"" + time + "\", " + what + '\n');
  else
    queue_->add(time + ' ' + what + '\n');
}

void AccessLog::reopen() const {
  if (options_.file.empty()) return;
  const int fresh = open_file(options_.file);
  if (fresh < 0) {
    note("log: cannot open " + options_.file.string() + " anew: " + open_fault());
    return;
  }
  // dup3 replaces the old file atomically, since the queue's thread may be writing.
  dup3(fresh, descriptor_, O_CLOEXEC);
  close(fresh);
}

void AccessLog::flush() const {
  queue_->flush();
}

}  // namespace cartulary::server
