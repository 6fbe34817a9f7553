// Turns is a queue for work: it limits how many pieces of work run at once, and the others wait. A
// turn here is a place among the running ones, not the turn of a player or of a tile.
//
// Each thread does its own work. The next turn goes to the client with the fewest pieces running,
// and among its threads, or at a tie, to the one that came first. So nobody waits for everything
// that another client has requested. The number of waiting threads is bounded: when there is no
// room, the last one of the client with the most gives way. May be called from several threads.
//
//   Turns turns({.at_once = 2, .each = 2, .most_waiting = 64});
//   const Turn turn(turns, "203.0.113.9", has_gone);
//   if (turn.entry() == Turns::Entry::Begun) ...
#pragma once

#include <condition_variable>
#include <cstddef>
#include <list>
#include <map>
#include <mutex>
#include <string>
#include <utility>

#include "engine/text/stop_check.h"

namespace cartulary::server {

class Turns {
 public:
  struct Bounds {
    int at_once = 1;
    int each = 1;  // limit per client
    std::size_t most_waiting = 0;
  };
  // Full: too many threads wait. Gone: the client has gone.
  enum class Entry { Begun, Full, Gone };

  explicit Turns(Bounds bounds) : bounds_(bounds) {}

  // Waits for a turn, which lasts until leave(). `gone` is checked every 50 ms.
  Entry enter(const std::string& client, const StopCheck& gone);
  void leave(const std::string& client);

 private:
  // Owned by the waiting thread.
  struct Waiter {
    const std::string& client;
    bool gives_way = false;
    bool begun = false;
    std::condition_variable changed = {};
  };
  using Waiters = std::list<Waiter*>;

  int running_of(const std::string& client) const;
  void admit();
  Waiters::iterator next_waiter();
  bool make_room(const std::string& client);

  Bounds bounds_;
  std::mutex mutex_;
  Waiters waiting_;
  std::map<std::string, int> running_;
  int all_running_ = 0;
};

// Holds a turn for its lifetime.
class Turn {
 public:
  Turn(Turns& turns, std::string client, const StopCheck& gone)
      : turns_(turns), client_(std::move(client)), entry_(turns_.enter(client_, gone)) {}
  ~Turn() {
    if (entry_ == Turns::Entry::Begun) turns_.leave(client_);
  }
  Turn(const Turn&) = delete;
  Turn& operator=(const Turn&) = delete;

  Turns::Entry entry() const { return entry_; }

 private:
  Turns& turns_;
  std::string client_;
  Turns::Entry entry_;
};

}  // namespace cartulary::server
