// Which codes can stand together while copies last, on cells that can be counted by hand.
#include "engine/bag/code_matching.h"

#include "tests/support/catch.h"

namespace cartulary::code_matching_test {
namespace {

CodeSet set_of(std::initializer_list<CodeNumber> codes) {
  CodeSet set;
  for (const CodeNumber code : codes) set.add(code);
  return set;
}

std::array<int, code_count> copies_of(std::initializer_list<std::pair<CodeNumber, int>> copies) {
  std::array<int, code_count> left{};
  for (const auto& [code, count] : copies) left[code] = count;
  return left;
}

}  // namespace

TEST_CASE("A last copy in one cell is missing in the others") {
  const auto copies = copies_of({{1, 1}, {2, 2}});
  const std::vector<CodeSet> cells = {set_of({1, 2}), set_of({1, 2}), set_of({1, 2})};
  CodeMatching matching(copies, cells);
  CHECK(matching.beside(0, 1) == std::vector<CodeSet>{{}, set_of({2}), set_of({2})});
  CHECK(matching.beside(0, 2) == std::vector<CodeSet>{{}, set_of({1, 2}), set_of({1, 2})});
}

TEST_CASE("A code stands where another cell can change over") {
  // With code 3 in the first cell, the second may have 1 only because the third can take 2.
  const auto copies = copies_of({{1, 1}, {2, 1}, {3, 1}});
  const std::vector<CodeSet> cells = {set_of({3}), set_of({1, 2}), set_of({1, 2, 3})};
  CodeMatching matching(copies, cells);
  CHECK(matching.beside(0, 3) == std::vector<CodeSet>{{}, set_of({1, 2}), set_of({1, 2})});
}

TEST_CASE("Cells that cannot all be filled hold nothing") {
  const auto copies = copies_of({{1, 1}, {2, 1}});
  const std::vector<CodeSet> cells = {set_of({2}), set_of({1}), set_of({1})};
  CodeMatching matching(copies, cells);
  CHECK(matching.beside(0, 2) == std::vector<CodeSet>(3));
}

}  // namespace cartulary::code_matching_test
