// WorkQueue: pieces of work done in the order in which they came, a fixed number at once.
//
// Owns its threads. Answers that take long (large boards, regions) wait here for a processor while
// all others pass them by.
//
//   WorkQueue queue(2);
//   queue.add([] { ... });
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace cartulary::server {

class WorkQueue {
 public:
  using Work = std::function<void()>;  // does not throw

  explicit WorkQueue(std::size_t threads);
  ~WorkQueue();
  WorkQueue(const WorkQueue&) = delete;
  WorkQueue& operator=(const WorkQueue&) = delete;

  void add(Work work);
  // Does what was added before, and returns when no thread is left. Nothing may be added after.
  void close();

 private:
  void run();

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Work> waiting_;
  bool closed_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace cartulary::server
