// Crowd keeps track of the open connections, each served by one thread.
//
// When all places are taken, a connection that waits for its client is dismissed: one of the
// address with the most connections, first those that have sent nothing of a request, and of these
// the one that has waited longest. A server that stops first calls dismiss_waiting(), which spares
// answers in progress, and at its deadline cut(), which ends them too. Does not own connections.
// May be called from several threads.
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
  // The message for a connection that finds no place or is dismissed.
  static constexpr const char* full = "there are too many connections";

  explicit Crowd(std::size_t most) : most_(most) {}

  // Returns false if there is no place and no connection can be dismissed.
  bool enter(Connection& connection);
  // Must also be called for a connection that found no place.
  void leave(Connection& connection);
  // Dismisses all connections that wait for their client, except those opened a moment before.
  // Returns how many are still open.
  std::size_t dismiss_waiting();
  // Aborts all connections. Returns how many were still sending an answer.
  int cut();

 private:
  bool dismiss_one();

  std::size_t most_;
  mutable std::mutex mutex_;
  std::set<Connection*> open_;
};

}  // namespace cartulary::server
