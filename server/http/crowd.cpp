#include "server/http/crowd.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <tuple>

namespace cartulary::server {

using State = Connection::State;

bool Crowd::enter(Connection& connection) {
  const std::lock_guard lock(mutex_);
  // Dismissed connections are not counted.
  const auto places = std::count_if(open_.begin(), open_.end(), [](const Connection* one) {
    return one->state() != State::Dismissed;
  });
  if (static_cast<std::size_t>(places) >= most_ && !dismiss_one()) return false;
  return open_.insert(&connection).second;
}

void Crowd::leave(Connection& connection) {
  const std::lock_guard lock(mutex_);
  open_.erase(&connection);
}

// Among connections of one address, those that have sent part of a request go last.
bool Crowd::dismiss_one() {
  std::map<std::string_view, std::size_t> counts;
  for (const Connection* one : open_) ++counts[one->peer()];
  std::tuple<std::size_t, bool, Connection::Clock::duration> most;
  Connection* first = nullptr;
  for (Connection* one : open_) {
    const State state = one->state();
    if (state == State::Answering || state == State::Dismissed) continue;
    const std::tuple rank(counts[one->peer()], state == State::Idle,
                          Connection::Clock::now() - one->since());
    if (first != nullptr && rank <= most) continue;
    most = rank;
    first = one;
  }
  return first != nullptr && first->dismiss();
}

std::size_t Crowd::dismiss_waiting() {
  const std::lock_guard lock(mutex_);
  for (Connection* one : open_)
    if (!one->is_new()) one->dismiss();
  return open_.size();
}

int Crowd::cut() {
  const std::lock_guard lock(mutex_);
  const auto sending = std::count_if(open_.begin(), open_.end(),
                                     [](const Connection* one) { return one->is_sending(); });
  for (Connection* one : open_) one->cut();
  return static_cast<int>(sending);
}

}  // namespace cartulary::server
