// Turns: so many pieces of work at once and no more; the others wait for their turn.
//
// Each thread does its own work. Next is who came first of those whose client has the fewest pieces
// under way, so that nobody waits for all that another has asked. What waits is bounded: where
// there is no room, the last of the client with the most gives way. May be called from several
// threads.
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
    int each = 1;  // of one client at once
    std::size_t most_waiting = 0;
  };
  // Full: too many wait. Gone: who asked does not wait any more.
  enum class Entry { Begun, Full, Gone };

  explicit Turns(Bounds bounds) : bounds_(bounds) {}

  // Waits for a turn, which lasts until leave(). `gone` is asked now and then.
  Entry enter(const std::string& client, const StopCheck& gone);
  void leave(const std::string& client);

 private:
  // Of the thread that waits.
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

// A turn, to its end.
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
