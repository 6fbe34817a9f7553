#include "engine/text/suggest.h"

#include <vector>

#include "tests/support/catch.h"

namespace cartulary::suggest_test {
TEST_CASE("the nearest known name is suggested") {
  const std::vector<std::string> known = {"river", "tower", "inns-and-cathedrals", "the-towers"};
  CHECK(nearest("towr", known) == "tower");
  CHECK(nearest("TOWRE", known) == "tower");
  CHECK(nearest("rivver", known) == "river");
  CHECK(nearest("inns", known) == "inns-and-cathedrals");
  CHECK(nearest("in", known) == "");
  CHECK(nearest("castle", known) == "");
  CHECK(nearest("", known) == "");
  CHECK(nearest(std::string(300, 'a'), known) == "");
}

TEST_CASE("swapped neighbours are one step") {
  CHECK(nearest("IC-70", std::vector<std::string>{"IC-77", "IC-07"}) == "IC-77");
  CHECK(nearest("ab", std::vector<std::string>{"xb", "ba"}) == "xb");
  CHECK(nearest("acbd", std::vector<std::string>{"abcd"}) == "abcd");
}

TEST_CASE("a name of which nothing stays is not near") {
  CHECK(nearest("q", std::vector<std::string>{"c", "f"}) == "");
}

}  // namespace cartulary::suggest_test
