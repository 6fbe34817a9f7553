#include "engine/bag/dead.h"

#include <algorithm>

#include "tests/engine/small_catalog.h"
#include "tests/support/catch.h"

namespace cartulary::dead_test {
namespace {

const Catalog& shelf() {
  static const Catalog catalog = test::small_catalog();
  return catalog;
}

DeadAnswer ask(const SelectionText& text, Rivers rivers = Rivers::Without) {
  const auto selection = select(shelf(), text, DefaultSets::All);
  REQUIRE(selection.ok());
  const auto answer = dead(shelf(), *selection, rivers);
  REQUIRE(answer.ok());
  return *answer;
}

std::vector<std::string> lines(const DeadAnswer& answer) {
  std::vector<std::string> told;
  for (const DeadCode& code : answer.dead) {
    std::string line = code.code.text();
    for (const Opener& opener : code.opened_by)
      line += " " + opener.set->id + " " + std::to_string(opener.copies);
    told.push_back(line);
  }
  return told;
}

}  // namespace

TEST_CASE("codes that no tile has are dead, with the sets that would open them") {
  const DeadAnswer answer = ask({"BA", "", "", {}});
  CHECK(answer.codes == 24);
  CHECK(answer.living == 6);
  CHECK(lines(answer) ==
        std::vector<std::string>{"cccf", "cccr", "ccfr inns-and-cathedrals 1", "ccrf", "ccrr",
                                 "cfcf winter 2", "cfcr", "cfff abbey-and-mayor 1", "cffr", "cfrf",
                                 "cfrr", "crcr", "crff", "crrr", "fffr", "ffrr", "frfr", "frrr"});
}

TEST_CASE("rivers count when they are asked for") {
  const DeadAnswer answer = ask({"RI", "", "", {}}, Rivers::With);
  CHECK(answer.codes == 70);
  CHECK(answer.living == 2);
  CHECK(answer.dead.size() == 68);
  const auto bridge = lines(ask({"BA", "", "", {}}, Rivers::With));
  CHECK(std::count(bridge.begin(), bridge.end(), "fffs river 2") == 1);
}

TEST_CASE("a tile that is used up leaves its code dead, and its own set would open it") {
  const DeadAnswer answer = ask({"BA", "", "BA-15*3", {}});
  CHECK(answer.living == 5);
  const auto told = lines(answer);
  CHECK(std::count(told.begin(), told.end(), "crrf base-game 3") == 1);
}

TEST_CASE("openers count in the edition that the selection gives them") {
  const auto in_second = lines(ask({"BA", "C2", "", {}}));
  CHECK(std::count(in_second.begin(), in_second.end(), "frfr inns-and-cathedrals 1") == 1);
}

TEST_CASE("living and dead codes are all codes") {
  for (const Rivers rivers : {Rivers::Without, Rivers::With}) {
    const DeadAnswer answer = ask({"all", "", "", {}}, rivers);
    CHECK(answer.living + static_cast<int>(answer.dead.size()) == answer.codes);
    for (const DeadCode& code : answer.dead) CHECK(code.opened_by.empty());
  }
}

}  // namespace cartulary::dead_test
