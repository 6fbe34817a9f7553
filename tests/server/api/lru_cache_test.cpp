#include "server/api/lru_cache.h"

#include <string>

#include "tests/support/catch.h"

namespace cartulary::server::lru_cache_test {

namespace {

std::shared_ptr<const std::string> text(const char* value) {
  return std::make_shared<const std::string>(value);
}

}  // namespace

TEST_CASE("The value asked for longest ago goes first") {
  LruCache<std::string> cache(40);
  cache.put("a", text("1"), 9);
  cache.put("b", text("2"), 9);
  cache.put("c", text("3"), 9);
  cache.put("d", text("4"), 9);
  CHECK(*cache.find("a") == "1");
  cache.put("e", text("5"), 9);
  CHECK(cache.find("b") == nullptr);
  CHECK(*cache.find("a") == "1");
  CHECK(*cache.find("e") == "5");
}

TEST_CASE("A value too heavy is not kept, and pushes nothing out") {
  LruCache<std::string> cache(40);
  cache.put("a", text("1"), 9);
  cache.put("huge", text("2"), 10);
  CHECK(cache.find("huge") == nullptr);
  CHECK(*cache.find("a") == "1");
}

TEST_CASE("The first value under a name stays") {
  LruCache<std::string> cache(40);
  cache.put("a", text("1"), 5);
  cache.put("a", text("2"), 5);
  CHECK(*cache.find("a") == "1");
}

}  // namespace cartulary::server::lru_cache_test
