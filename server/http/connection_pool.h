// ConnectionPool: all open connections, and the threads that answer on them.
//
// A connection holds a thread only while one of its requests is answered: idle ones, and those
// whose request comes or whose answer goes slowly, wait in an epoll for their socket, and one
// thread with them (LeaderSeat). Large requests wait in a queue of their own, so that only as many
// are answered at once as there are processors. Owns the sockets that it takes, and its threads.
//
//   ConnectionPool pool(hooks);
//   Status started = pool.start();
//   pool.take(socket);
//   pool.drain(std::chrono::seconds(2));
//   pool.close();
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "engine/text/result.h"
#include "server/http/connection.h"
#include "server/http/leader_seat.h"
#include "server/http/response_text.h"
#include "server/http/work_queue.h"

namespace cartulary::server {

class ConnectionPool {
 public:
  // Beyond these, 503.
  static constexpr int most_connections = 900;
  // Of request bodies and answers: beyond these bytes no further body is read, and no further large
  // request answered.
  static constexpr std::size_t most_held = std::size_t{128} << 20U;

  // None of them throws; all but `take` are called from several threads.
  struct Hooks {
    RequestReader::BodyRoom body_room;
    // Whether answering takes so long, or so much room, that it must wait its turn.
    std::function<bool(const HttpRequest& request)> is_large;
    // Whether answering waits for another program.
    std::function<bool(const HttpRequest& request)> waits;
    // The whole answer as it goes over the wire, if it takes next to no time.
    std::function<std::optional<std::string>(const ReadRequest& request, After after)> at_hand;
    // The same, however long it takes.
    std::function<std::string(const ReadRequest& request, After after)> answer;
  };

  explicit ConnectionPool(Hooks hooks);
  ~ConnectionPool();
  ConnectionPool(const ConnectionPool&) = delete;
  ConnectionPool& operator=(const ConnectionPool&) = delete;

  // Errors: the system has no descriptors left.
  Status start();
  // An accepted socket, which is then the pool's.
  void take(int descriptor);

  // From now on new connections and requests get 503, and idle connections are closed, but who came
  // a moment before is answered once. Waits until all answers under way have been taken, but not
  // longer than `most`; false if some have not.
  bool drain(std::chrono::milliseconds most);
  // Closes every connection and returns when no thread is left; waits for computations. Gives the
  // number of answers that were cut off.
  int close();

 private:
  struct Slot {
    std::mutex mutex;
    std::unique_ptr<Connection> connection;  // null: the descriptor is not ours
    bool busy = false;                       // a request of it is answered apart
    std::size_t held = 0;                    // as it was counted last
  };

  void serve();
  void sweep();
  void on_event(std::size_t descriptor, LeaderSeat::Lead& lead);
  // The functions from here on ask for the slot's lock. `lead`: of the thread, if it has it.
  void advance(std::size_t descriptor, Slot& slot);
  void advance(std::size_t descriptor, Slot& slot, LeaderSeat::Lead& lead);
  bool answer_next(std::size_t descriptor, Slot& slot, LeaderSeat::Lead& lead);
  // Has the request answered by the queue's threads.
  void begin_apart(WorkQueue& queue, std::size_t descriptor, Slot& slot, ReadRequest request);
  void put(Slot& slot, std::string bytes, After after) const;
  void refuse(Slot& slot, Problem problem) const;
  void close_overdue(std::size_t descriptor, Slot& slot);
  void watch(std::size_t descriptor, Slot& slot, unsigned events);
  void drop(Slot& slot);
  void count(Slot& slot);

  After after(const Slot& slot, const ReadRequest& request) const;
  int close_idle();

  Hooks hooks_;
  std::vector<Slot> slots_;  // by descriptor
  int epoll_ = -1;
  int wake_ = -1;  // readable once closed
  std::atomic<int> open_ = 0;
  std::atomic<std::size_t> held_ = 0;
  std::atomic<bool> draining_ = false;
  std::atomic<bool> closed_ = false;
  std::atomic<bool> must_trim_ = false;
  LeaderSeat seat_;
  std::unique_ptr<WorkQueue> large_, waiting_;
  std::vector<std::thread> threads_;
};

}  // namespace cartulary::server
