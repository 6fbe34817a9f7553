// Crowd: the connections that are open, each with the thread that serves it.
//
// Where all places are taken, the one that has waited longest for its client gives way, of the
// address that has the most. Does not own connections. May be called from several threads.
//
//   Crowd crowd(900);
//   if (crowd.enter(connection)) ...
//   crowd.leave(connection);
#pragma once

#include <cstddef>
#include <mutex>
#include <set>

#include "server/http/connection.h"

namespace cartulary::server {

class Crowd {
 public:
  // What is told to who finds no place, or gives way.
  static constexpr const char* full = "there are too many connections";

  explicit Crowd(std::size_t most) : most_(most) {}

  // False if there is no place, and nobody gives way.
  bool enter(Connection& connection);
  // Also of one that found no place.
  void leave(Connection& connection);
  // Ends those that wait for their client, but for who came a moment before. Gives how many are
  // open still.
  std::size_t dismiss_waiting();
  // Ends all, whatever they do; gives how many had not taken their answers.
  int cut();

 private:
  bool dismiss_one();

  std::size_t most_;
  mutable std::mutex mutex_;
  std::set<Connection*> open_;
};

}  // namespace cartulary::server
