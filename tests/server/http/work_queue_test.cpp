#include "server/http/work_queue.h"

#include <algorithm>
#include <atomic>

#include "tests/support/catch.h"

namespace cartulary::server {

TEST_CASE("Work is done in its order, as many pieces at once as there are threads") {
  std::atomic<int> running = 0;
  std::atomic<int> most = 0;
  std::mutex mutex;
  std::vector<int> begun;
  WorkQueue queue(2);
  for (int i = 0; i < 50; ++i)
    queue.add([&, i] {
      {
        const std::lock_guard lock(mutex);
        begun.push_back(i);
      }
      const int now = ++running;
      if (now > most) most = now;
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
      --running;
    });
  queue.close();
  REQUIRE(begun.size() == 50);
  CHECK(most <= 2);
  // Two that begin at once may note it in either order.
  for (int i = 0; i < 50; ++i) CHECK(std::abs(begun[static_cast<std::size_t>(i)] - i) <= 1);
}

}  // namespace cartulary::server
