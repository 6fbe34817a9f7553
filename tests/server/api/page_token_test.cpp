#include "server/api/page_token.h"

#include "tests/support/catch.h"

namespace cartulary::server::page_token_test {
TEST_CASE("A token gives back its offset, for its own question alone") {
  for (std::size_t offset : {std::size_t{1}, std::size_t{100}, std::size_t{99'999'999}}) {
    const std::string token = page_token(offset, "/api/v1/tiles q=has:inn");
    const Result<std::size_t> read = read_page_token(token, "/api/v1/tiles q=has:inn");
    REQUIRE(read.ok());
    CHECK(*read == offset);
    CHECK_FALSE(read_page_token(token, "/api/v1/tiles q=has:pennant").ok());
  }
}

TEST_CASE("A token looks like nothing that a person would change") {
  const std::string token = page_token(100, "q");
  CHECK(token.size() == 24);
  CHECK(
      token.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_") ==
      std::string::npos);
}

TEST_CASE("What is no token is an error that says what to do") {
  std::string changed = page_token(100, "q");
  changed[3] = changed[3] == 'A' ? 'B' : 'A';
  const std::string short_one = page_token(100, "q").substr(1);
  for (const std::string& token :
       {std::string("2"), std::string(24, 'A'), std::string(24, '!'), changed, short_one}) {
    const Result<std::size_t> read = read_page_token(token, "q");
    REQUIRE_FALSE(read.ok());
    CHECK(to_text(read.error()) ==
          to_text(Error{.where = "next",
                        .what = "it is not the next page of this list",
                        .fix = "take `next` from the answer to the same question, or leave it "
                               "out"}));
  }
}

}  // namespace cartulary::server::page_token_test
