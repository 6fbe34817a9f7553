#include "engine/text/result.h"

#include "tests/support/catch.h"

namespace cartulary::result_test {
TEST_CASE("an error prints where, what, the place, a suggestion and the fix") {
  const Error error{"sets", "no set is called 'towr'", "IC,towr\n   ^", "look at the list",
                    "tower"};
  CHECK(to_text(error) ==
        "sets: no set is called 'towr'\n"
        "  IC,towr\n"
        "     ^\n"
        "did you mean 'tower'?\n"
        "fix: look at the list");
}

TEST_CASE("an error leaves out what it does not know") {
  CHECK(to_text(Error{.what = "it broke"}) == "it broke");
  CHECK(to_text(Error{.where = "pattern", .what = "it broke"}) == "pattern: it broke");
}

TEST_CASE("a caret counts characters, not bytes") {
  CHECK(caret_excerpt("cföx", 3) == "cföx\n   ^");
  CHECK(caret_excerpt("", 0) == "\n^");
}

TEST_CASE("a caret beyond the end stands behind the text") {
  CHECK(caret_excerpt("cf", 9) == "cf\n  ^");
}

TEST_CASE("an excerpt is two lines of UTF-8 whatever was typed") {
  CHECK(caret_excerpt("a\nb\tc\x01", 2) == "a b c \n  ^");
  CHECK(caret_excerpt("a\xFF\xC3z", 3) == "a??z\n   ^");
}

TEST_CASE("a result holds its value or its error") {
  const Result<int> three = 3;
  const Result<int> none = Error{.what = "no number"};
  REQUIRE(three.ok());
  CHECK(*three == 3);
  REQUIRE_FALSE(none.ok());
  CHECK(none.error() == Error{.what = "no number"});
}

}  // namespace cartulary::result_test
