#include "server/service/turns.h"

#include <algorithm>
#include <chrono>

namespace cartulary::server {
namespace {

// How often a waiting thread checks whether its client has gone.
constexpr std::chrono::milliseconds look_time(50);

}  // namespace

Turns::Entry Turns::enter(const std::string& client, const StopCheck& gone) {
  std::unique_lock lock(mutex_);
  if (waiting_.size() >= bounds_.most_waiting && all_running_ >= bounds_.at_once &&
      !make_room(client))
    return Entry::Full;
  Waiter waiter{.client = client};
  waiting_.push_back(&waiter);
  admit();
  while (!waiter.begun) {
    waiter.changed.wait_for(lock, look_time);
    if (waiter.begun) break;
    if (!waiter.gives_way && !must_stop(gone)) continue;
    waiting_.remove(&waiter);
    return waiter.gives_way ? Entry::Full : Entry::Gone;
  }
  return Entry::Begun;
}

void Turns::leave(const std::string& client) {
  const std::lock_guard lock(mutex_);
  const auto found = running_.find(client);
  if (--found->second == 0) running_.erase(found);
  --all_running_;
  admit();
}

// Wakes only the threads whose turn it is: waking others just to wait again costs more than most
// answers.
void Turns::admit() {
  while (all_running_ < bounds_.at_once) {
    const auto next = next_waiter();
    if (next == waiting_.end()) return;
    Waiter& waiter = **next;
    waiting_.erase(next);
    ++running_[waiter.client];
    ++all_running_;
    waiter.begun = true;
    waiter.changed.notify_one();
  }
}

int Turns::running_of(const std::string& client) const {
  const auto found = running_.find(client);
  return found == running_.end() ? 0 : found->second;
}

// The first waiter of the client with the fewest turns; end() if none may begin.
Turns::Waiters::iterator Turns::next_waiter() {
  auto next = waiting_.end();
  int fewest = bounds_.each;
  for (auto at = waiting_.begin(); at != waiting_.end(); ++at) {
    const int running = running_of((*at)->client);
    if ((*at)->gives_way || running >= fewest) continue;
    next = at;
    fewest = running;
  }
  return next;
}

// Makes the last waiter of the client with the most waiters give way. Returns false if `client`
// itself would then have as many.
bool Turns::make_room(const std::string& client) {
  std::map<std::string_view, int> counts;
  for (const Waiter* waiter : waiting_)
    if (!waiter->gives_way) ++counts[waiter->client];
  const auto most =
      std::max_element(counts.begin(), counts.end(),
                       [](const auto& a, const auto& b) { return a.second < b.second; });
  if (most == counts.end() || most->second <= counts[client] + 1) return false;
  const auto last = std::find_if(waiting_.rbegin(), waiting_.rend(), [&](const Waiter* waiter) {
    return !waiter->gives_way && waiter->client == most->first;
  });
  (*last)->gives_way = true;
  (*last)->changed.notify_one();
  return true;
}

}  // namespace cartulary::server
