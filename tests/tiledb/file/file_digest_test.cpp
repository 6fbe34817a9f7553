#include "tiledb/file/file_digest.h"

#include "tests/support/catch.h"

namespace cartulary::tiledb::file_digest_test {
namespace {

TEST_CASE("a digest holds until a byte changes, its own among them") {
  std::string bytes = "header file_digest" + std::string(blank_digest) + " rows";
  REQUIRE(state_digest(bytes));
  CHECK(digest_holds(bytes));
  for (std::size_t place = 0; place < bytes.size(); ++place) {
    std::string changed = bytes;
    changed[place] = static_cast<char>(changed[place] ^ 1);
    CHECK_FALSE(digest_holds(changed));
  }
}

TEST_CASE("stating a digest again gives the same bytes") {
  std::string once = "file_digest" + std::string(blank_digest) + " rows";
  REQUIRE(state_digest(once));
  std::string twice = once;
  REQUIRE(state_digest(twice));
  CHECK(twice == once);
}

TEST_CASE("bytes without room for a digest have none") {
  std::string none = "rows";
  std::string cut = "file_digest 0000";
  CHECK_FALSE(state_digest(none));
  CHECK_FALSE(state_digest(cut));
  CHECK_FALSE(digest_holds(none));
  CHECK_FALSE(digest_holds(cut));
}

}  // namespace
}  // namespace cartulary::tiledb::file_digest_test
