#include "engine/text/char_set.h"

#include "tests/support/catch.h"

namespace cartulary::char_set_test {
TEST_CASE("a set of bytes finds its members and all others") {
  constexpr CharSet set(" \xFF\n");
  CHECK(set.has(' '));
  CHECK(set.has('\xFF'));
  CHECK_FALSE(set.has('a'));
  CHECK_FALSE(set.has('\0'));
  CHECK(set.find_in("ab c") == 2);
  CHECK(set.find_in("abc") == 3);
  CHECK(set.find_in("") == 0);
  CHECK(set.find_other(" \n\xFF a") == 4);
  CHECK(set.find_other("  ") == 2);
}
}  // namespace cartulary::char_set_test
