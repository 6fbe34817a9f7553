#include "server/service/turns.h"

#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "tests/support/catch.h"

namespace cartulary::server::turns_test {
namespace {

using std::chrono::milliseconds;

// Threads that ask for turns and say who has had one, in that order.
class Asking {
 public:
  explicit Asking(Turns& turns) : turns_(turns) {}
  ~Asking() { end(); }
  Asking(const Asking&) = delete;
  Asking& operator=(const Asking&) = delete;

  // Returns when it stands in its place, which is when it is asked whether it has gone, or when it
  // has had its answer.
  void ask(const std::string& client) {
    const auto is_settled = std::make_shared<std::atomic<bool>>(false);
    threads_.emplace_back([this, client, is_settled] {
      const Turn turn(turns_, client, [this, is_settled] {
        *is_settled = true;
        return has_gone_.load();
      });
      *is_settled = true;
      const std::lock_guard lock(mutex_);
      told_.push_back(client + (turn.entry() == Turns::Entry::Begun  ? ""
                                : turn.entry() == Turns::Entry::Full ? ": full"
                                                                     : ": gone"));
    });
    while (!*is_settled) std::this_thread::sleep_for(milliseconds(1));
  }
  void wait_for_told(std::size_t count) {
    for (;;) {
      std::this_thread::sleep_for(milliseconds(1));
      const std::lock_guard lock(mutex_);
      if (told_.size() >= count) return;
    }
  }
  void hang_up() { has_gone_ = true; }
  std::vector<std::string> end() {
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
    return told_;
  }

 private:
  Turns& turns_;
  std::atomic<bool> has_gone_ = false;
  std::mutex mutex_;
  std::vector<std::string> told_;
  std::vector<std::thread> threads_;
};

using Told = std::vector<std::string>;

}  // namespace

TEST_CASE("No more work is done at once than there are turns") {
  Turns turns({.at_once = 2, .each = 2, .most_waiting = 100});
  std::atomic<int> running = 0;
  std::atomic<int> most = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 20; ++i)
    threads.emplace_back([&] {
      const Turn turn(turns, "a", {});
      const int now = ++running;
      if (now > most) most = now;
      std::this_thread::sleep_for(milliseconds(1));
      --running;
    });
  for (std::thread& thread : threads) thread.join();
  CHECK(most <= 2);
}

TEST_CASE("Who has nothing under way comes before who has, and the first before the next") {
  Turns turns({.at_once = 2, .each = 2, .most_waiting = 100});
  auto first = std::make_unique<Turn>(turns, "a", StopCheck());
  auto second = std::make_unique<Turn>(turns, "a", StopCheck());
  Asking asking(turns);
  for (const char* client : {"a", "b", "c", "b"}) asking.ask(client);
  first.reset();
  // "a" has one under way until here.
  asking.wait_for_told(3);
  second.reset();
  CHECK(asking.end() == Told{"b", "c", "b", "a"});
}

TEST_CASE("One client alone never has all turns") {
  Turns turns({.at_once = 2, .each = 1, .most_waiting = 100});
  const Turn mine(turns, "a", {});
  const Turn other(turns, "b", {});
  CHECK(other.entry() == Turns::Entry::Begun);
  CHECK(Turn(turns, "a", [] { return true; }).entry() == Turns::Entry::Gone);
}

TEST_CASE("Where too many wait, the last of the client with the most gives way") {
  Turns turns({.at_once = 1, .each = 1, .most_waiting = 3});
  auto first = std::make_unique<Turn>(turns, "a", StopCheck());
  Asking asking(turns);
  for (int i = 0; i < 4; ++i) asking.ask("a");
  asking.ask("b");
  asking.wait_for_told(2);
  first.reset();
  // The fourth found no room, the third gave way; "b" has nothing under way and "a" neither.
  CHECK(asking.end() == Told{"a: full", "a: full", "a", "a", "b"});
}

// Who hung up was computed for all the same.
TEST_CASE("Who hangs up waits for no turn") {
  Turns turns({.at_once = 1, .each = 1, .most_waiting = 3});
  const Turn first(turns, "a", {});
  Asking asking(turns);
  asking.ask("b");
  asking.hang_up();
  CHECK(asking.end() == Told{"b: gone"});
}

}  // namespace cartulary::server::turns_test
