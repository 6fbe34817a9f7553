#include "engine/bag/count_lines.h"

#include "tests/support/catch.h"

namespace cartulary::count_lines_test {
namespace {

using Counts = std::vector<std::pair<std::string, int>>;

Counts read(std::string_view text) {
  const auto found = read_count_lines(text, "box.txt");
  REQUIRE(found.ok());
  Counts counts;
  for (const CountedName& one : *found) counts.emplace_back(one.name, one.copies);
  return counts;
}

std::string error_of(std::string_view text) {
  const auto found = read_count_lines(text, "box.txt");
  return found ? "no error" : to_text(found.error());
}

}  // namespace

TEST_CASE("newcomer 13: name and number stand in any sensible order") {
  for (const char* line : {"cfrf 3", "3 cfrf", "cfrf x3", "cfrf x 3", "3x cfrf", "3 x cfrf",
                           "3 × cfrf", "cfrf=3", "cfrf: 3", "cfrf,3", "cfrf;3", "cfrf\t3",
                           "- cfrf: 3", "* 3 cfrf", "cfrf *3", "  cfrf  3 "}) {
    INFO(line);
    CHECK(read(line) == Counts{{"cfrf", 3}});
  }
  CHECK(read("BA-15: 3") == Counts{{"BA-15", 3}});
  CHECK(read("tower-piece 29") == Counts{{"tower-piece", 29}});
  CHECK(read("29 tower   pieces") == Counts{{"tower pieces", 29}});
}

TEST_CASE("a line may hold several, and a comment") {
  CHECK(read("3 cfrf, 2 cccc, 1 follower") == Counts{{"cfrf", 3}, {"cccc", 2}, {"follower", 1}});
  CHECK(read("3 cfrf, cccc: 2") == Counts{{"cfrf", 3}, {"cccc", 2}});
  CHECK(read("cfrf 3 cccc 2") == Counts{{"cfrf", 3}, {"cccc", 2}});
  CHECK(read("# nothing\r\n\n  \ncfrf 3 # three\r\n") == Counts{{"cfrf", 3}});
}

TEST_CASE("each name knows its line and place") {
  const auto found = read_count_lines("\n 3  cfrf\n", "box.txt");
  REQUIRE(found.ok());
  CHECK(to_text(count_error(found->front(), found->front().place, "no", "so")) ==
        "box.txt:2: no\n"
        "   3  cfrf\n"
        "      ^\n"
        "fix: so");
}

TEST_CASE("a line without a name or a number is no count") {
  CHECK(error_of("cccc 1\ncfrf") ==
        "box.txt:2: this line is no count\n"
        "  cfrf\n"
        "  ^\n"
        "fix: write a name and a number: 'cfrf 3', '3 cfrf', 'IC-07 x1' or 'tower-piece 29'");
  CHECK(error_of("cfrf 1 2") ==
        "box.txt:1: this line is no count\n"
        "  cfrf 1 2\n"
        "         ^\n"
        "fix: write a name and a number: 'cfrf 3', '3 cfrf', 'IC-07 x1' or 'tower-piece 29'");
  CHECK(error_of("cccc 1000") ==
        "box.txt:1: '1000' is no number of copies\n"
        "  cccc 1000\n"
        "       ^\n"
        "fix: write a whole number from 0 to 999");
}

}  // namespace cartulary::count_lines_test
