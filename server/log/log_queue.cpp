#include "server/log/log_queue.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <exception>
#include <string_view>
#include <utility>

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace cartulary::server {
namespace {

using std::chrono::milliseconds;

// A writable pipe accepts this many bytes without blocking (PIPE_BUF).
constexpr std::size_t longest_piece = 4096;
// How long lines are gathered before a write. Waking the thread for each line would take time from
// the answers.
constexpr milliseconds gather_time(20);
// How long to wait for a full descriptor: look_time between two checks whether the queue is closed,
// flush_time in flush().
constexpr milliseconds look_time(50);
constexpr milliseconds flush_time(200);

// Returns the bytes written, or -1. Never blocks on a socket. On a pipe it can block if another
// process fills the pipe after poll(): write() has no flag against that.
ssize_t write_some(int descriptor, std::string_view bytes) {
  const ssize_t sent = send(descriptor, bytes.data(), bytes.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
  return sent < 0 && errno == ENOTSOCK ? write(descriptor, bytes.data(), bytes.size()) : sent;
}

}  // namespace

std::string LogQueue::text_loss(std::size_t lines) {
  return "log: " + std::to_string(lines) + " lines were dropped\n";
}

LogQueue::LogQueue(int descriptor, std::size_t most, Loss loss)
    : descriptor_(descriptor), most_(most), loss_(loss), thread_([this] { run(); }) {}

LogQueue::~LogQueue() {
  {
    const std::lock_guard lock(mutex_);
    closed_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

void LogQueue::add(std::string line) {
  const std::lock_guard lock(mutex_);
  if (waiting_.size() >= most_) {
    ++dropped_;
    return;
  }
  waiting_.push_back(std::move(line));
  if (waiting_.size() == 1) changed_.notify_all();
}

void LogQueue::flush() {
  std::unique_lock lock(mutex_);
  hurries_ = true;
  changed_.notify_all();
  changed_.wait_for(lock, flush_time, [this] { return waiting_.empty() && !writes_; });
  hurries_ = false;
}

void LogQueue::run() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return closed_ || !waiting_.empty(); });
    changed_.wait_for(lock, gather_time, [this] { return closed_ || hurries_; });
    if (waiting_.empty()) return;
    writing_.swap(waiting_);
    const std::size_t dropped = std::exchange(dropped_, 0);
    writes_ = true;
    lock.unlock();
    const std::size_t lost = write_or_lose(dropped);
    lock.lock();
    writes_ = false;
    dropped_ += lost;
    changed_.notify_all();
    if (lost > 0 && closed_) return;
  }
}

// Writes `writing_`, then a report of the `dropped` lines lost before. Returns how many lines are
// still lost: those not written, plus `dropped` if the report was not written either.
std::size_t LogQueue::write_or_lose(std::size_t dropped) {
  const std::size_t count = writing_.size();
  std::size_t written = 0;
  bool is_told = dropped == 0;
  try {
    if (dropped > 0) writing_.push_back(loss_(dropped));
    written = write_all(writing_);
    is_told = is_told || written == writing_.size();
  } catch (const std::exception&) {
    // Out of memory: these lines are lost.
  }
  writing_.clear();
  return count - std::min(written, count) + (is_told ? 0 : dropped);
}

// Returns how many lines were written.
std::size_t LogQueue::write_all(const std::deque<std::string>& lines) {
  std::string piece;
  std::size_t written = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (!piece.empty() && piece.size() + lines[i].size() > longest_piece) {
      if (!write_piece(piece)) return written;
      written = i;
      piece.clear();
    }
    piece += lines[i];
  }
  return write_piece(piece) ? lines.size() : written;
}

// Returns false if the bytes cannot be written, or not before the queue is closed.
bool LogQueue::write_piece(const std::string& bytes) {
  std::string_view left = bytes;
  while (!left.empty()) {
    pollfd entry{.fd = descriptor_, .events = POLLOUT, .revents = 0};
    const int ready = poll(&entry, 1, static_cast<int>(look_time.count()));
    if (ready > 0) {
      const ssize_t written = write_some(descriptor_, left.substr(0, longest_piece));
      if (written < 0 && errno != EAGAIN && errno != EINTR) return false;
      left.remove_prefix(written > 0 ? static_cast<std::size_t>(written) : 0);
    } else {
      const std::lock_guard lock(mutex_);
      if (closed_) return false;
    }
  }
  return true;
}

}  // namespace cartulary::server
