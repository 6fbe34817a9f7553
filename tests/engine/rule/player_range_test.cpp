// How many play: a number or a range.
#include "engine/rule/player_range.h"

#include "tests/support/catch.h"

namespace cartulary::player_range_test {
namespace {

TEST_CASE("players are a number, or from the least to the most") {
  CHECK(parse_player_range("4") == PlayerRange{4, 4});
  CHECK(parse_player_range("2-5") == PlayerRange{2, 5});
  CHECK(parse_player_range(" 2 - 12 ") == PlayerRange{2, 12});
  CHECK(parse_player_range("3-3") == PlayerRange{3, 3});
}

TEST_CASE("other texts are no players, and told with what to write") {
  for (const char* text : {"", "-", "0", "13", "5-2", "2-", "-5", "2-13", "2-3-4", "+2", "two",
                           "99999999999999999999"}) {
    INFO(text);
    CHECK(parse_player_range(text) == std::nullopt);
  }
  CHECK(to_text(no_player_range("--players", "two")) ==
        "--players: 'two' is no number of players\n"
        "fix: write a number from 1 to 12, or from the least to the most, such as 2-5");
}

}  // namespace
}  // namespace cartulary::player_range_test
