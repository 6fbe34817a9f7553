// LogQueue writes lines to a descriptor from a background thread, so that a slow reader of the log
// never delays an answer.
//
// At most `most` lines wait; further lines are dropped and counted, as are lines that cannot be
// written (a full disk). Once there is room again, a line says how many were dropped. The queue
// does not own the descriptor. add() may be called from several threads.
//
//   LogQueue log(STDERR_FILENO);
//   log.add("2026-11-20 15:04:05.123 GET / 200 1234 0.4 ms\n");
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <string>
#include <thread>

namespace cartulary::server {

class LogQueue {
 public:
  static constexpr std::size_t most_lines = 8192;

  // Makes the line that reports how many lines were dropped.
  using Loss = std::string (*)(std::size_t lines);
  static std::string text_loss(std::size_t lines);

  explicit LogQueue(int descriptor, std::size_t most = most_lines, Loss loss = text_loss);
  // Writes whatever the descriptor accepts within a moment and discards the rest.
  ~LogQueue();
  LogQueue(const LogQueue&) = delete;
  LogQueue& operator=(const LogQueue&) = delete;

  // Never waits for the descriptor. REQUIRES: the line ends with '\n'.
  void add(std::string line);
  // Waits until all added lines are written, at most 200 ms.
  void flush();

 private:
  void run();
  std::size_t write_or_lose(std::size_t dropped);
  std::size_t write_all(const std::deque<std::string>& lines);
  bool write_piece(const std::string& bytes);

  int descriptor_;
  std::size_t most_;
  Loss loss_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::string> waiting_;
  std::deque<std::string> writing_;  // used by run() only
  std::size_t dropped_ = 0;
  bool closed_ = false;
  bool hurries_ = false;  // flush() waits: write at once, without gathering lines
  bool writes_ = false;
  std::thread thread_;
};

}  // namespace cartulary::server
