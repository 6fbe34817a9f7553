#include "server/http/leader_seat.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

#include "tests/support/catch.h"

namespace cartulary::server {

TEST_CASE("One leads at a time, and every other follows once the seat is left") {
  LeaderSeat seat;
  std::atomic<int> leading = 0;
  std::atomic<int> most = 0;
  std::atomic<int> turns = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([&] {
      while (LeaderSeat::Lead lead = seat.take()) {
        most = std::max<int>(most, ++leading);
        --leading;
        // Half of them leave early, as before long work; the others at the end of their turn.
        if (++turns % 2 == 0) lead.pass_on();
        if (turns >= 1000) seat.close();
      }
    });
  for (std::thread& thread : threads) thread.join();
  CHECK(most == 1);
  CHECK(turns >= 1000);
  CHECK_FALSE(seat.take());
}

TEST_CASE("Who has passed the lead on holds nothing, and may do so again") {
  LeaderSeat seat;
  LeaderSeat::Lead lead = seat.take();
  CHECK(lead);
  lead.pass_on();
  CHECK_FALSE(lead);
  LeaderSeat::Lead next = seat.take();
  lead.pass_on();
  CHECK(next);
}

}  // namespace cartulary::server
