#include "engine/tile/side_words.h"

#include "engine/tile/edge.h"
#include "tests/support/catch.h"

namespace cartulary::side_words_test {
TEST_CASE("sides and what they show have words") {
  CHECK(side_words(Side::N) == "north");
  CHECK(side_words(Side::W) == "west");
  CHECK(edge_words(to_char(Edge::City)) == "city");
  CHECK(edge_words(to_char(Edge::Field)) == "field");
  CHECK(edge_words(to_char(Edge::Road)) == "road");
  CHECK(edge_words(to_char(Edge::River)) == "river");
  CHECK(edge_words('x') == "the inside of a start piece");
  CHECK(edge_words('?') == "not known");
}

}  // namespace cartulary::side_words_test
