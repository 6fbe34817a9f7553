#include "server/service/turns.h"

#include <algorithm>
#include <chrono>

namespace cartulary::server {
namespace {

// How often who waits is asked whether he still does.
constexpr std::chrono::milliseconds look_time(50);

}  // namespace

Turns::Entry Turns::enter(const std::string& client, const StopCheck& gone) {
  std::unique_lock lock(mutex_);
  if (waiting_.size() >= bounds_.most_waiting && all_running_ >= bounds_.at_once &&
      !make_room(client))
    return Entry::Full;
  const auto place = waiting_.insert(waiting_.end(), Waiter{client});
  Entry entry = Entry::Begun;
  while (!is_next(*place)) {
    changed_.wait_for(lock, look_time);
    if (place->gives_way) entry = Entry::Full;
    if (entry == Entry::Begun && must_stop(gone)) entry = Entry::Gone;
    if (entry != Entry::Begun) break;
  }
  waiting_.erase(place);
  if (entry == Entry::Begun) {
    ++running_[client];
    ++all_running_;
  }
  // Another may be next now.
  if (!waiting_.empty()) changed_.notify_all();
  return entry;
}

void Turns::leave(const std::string& client) {
  const std::lock_guard lock(mutex_);
  const auto found = running_.find(client);
  if (--found->second == 0) running_.erase(found);
  --all_running_;
  if (!waiting_.empty()) changed_.notify_all();
}

int Turns::running_of(const std::string& client) const {
  const auto found = running_.find(client);
  return found == running_.end() ? 0 : found->second;
}

bool Turns::is_next(const Waiter& waiter) const {
  if (waiter.gives_way || all_running_ >= bounds_.at_once) return false;
  const int running = running_of(waiter.client);
  if (running >= bounds_.each) return false;
  bool is_before = true;
  for (const Waiter& other : waiting_) {
    if (&other == &waiter) {
      is_before = false;
      continue;
    }
    const int its = running_of(other.client);
    if (!other.gives_way && (its < running || (is_before && its == running))) return false;
  }
  return true;
}

// False where this client has as many waiting as any other.
bool Turns::make_room(const std::string& client) {
  std::map<std::string_view, int> counts;
  for (const Waiter& waiter : waiting_)
    if (!waiter.gives_way) ++counts[waiter.client];
  const auto most =
      std::max_element(counts.begin(), counts.end(),
                       [](const auto& a, const auto& b) { return a.second < b.second; });
  if (most == counts.end() || most->second <= counts[client] + 1) return false;
  const auto last = std::find_if(waiting_.rbegin(), waiting_.rend(), [&](const Waiter& waiter) {
    return !waiter.gives_way && waiter.client == most->first;
  });
  last->gives_way = true;
  changed_.notify_all();
  return true;
}

}  // namespace cartulary::server
