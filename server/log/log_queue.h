// LogQueue: lines on their way to a descriptor, written by a thread of its own, so that no answer
// waits for whoever reads the log.
//
// Bounded: lines beyond `most` are dropped and counted, as are those that cannot be written (a full
// disk), and a line says how many once there is room. Does not own the descriptor. add() may be
// called from several threads.
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

  // The line that tells how many were dropped.
  using Loss = std::string (*)(std::size_t lines);
  static std::string text_loss(std::size_t lines);

  explicit LogQueue(int descriptor, std::size_t most = most_lines, Loss loss = text_loss);
  // Writes what the descriptor still takes within a moment, and leaves the rest.
  ~LogQueue();
  LogQueue(const LogQueue&) = delete;
  LogQueue& operator=(const LogQueue&) = delete;

  // Never waits for the descriptor. The line ends with '\n'.
  void add(std::string line);
  // Returns when all that was added is written, or after a moment.
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
  std::deque<std::string> writing_;  // of run() alone
  std::size_t dropped_ = 0;
  bool closed_ = false;
  bool hurries_ = false;  // does not gather lines
  bool writes_ = false;
  std::thread thread_;
};

}  // namespace cartulary::server
