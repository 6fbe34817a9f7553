// Positions beside the rules, rulings and elements that they are about.
#include "engine/position/position.h"

#include "engine/rule/rule.h"
#include "tests/support/catch.h"

namespace cartulary::position_test {
namespace {

Position position(std::string id, std::vector<std::string> shows, std::string text = {}) {
  Position made;
  made.id = std::move(id);
  made.shows = std::move(shows);
  made.text = std::move(text);
  return made;
}

std::vector<std::string> ids(const std::vector<const Position*>& positions) {
  std::vector<std::string> list;
  for (const Position* each : positions) list.push_back(each->id);
  return list;
}

using Ids = std::vector<std::string>;

TEST_CASE("a rule is shown by the positions that it names, then by those that name it") {
  const std::vector<Position> positions = {position("tower/a", {"tower/range"}),
                                           position("tower/b", {"tower/ransom"}),
                                           position("tower/c", {"tower/range"})};
  Rule rule;
  rule.id = "tower/range";
  CHECK(ids(positions_showing(positions, rule)) == Ids{"tower/a", "tower/c"});
  // In the order of the rule, each once, and none that is not there.
  rule.board = {"tower/c", "tower/b", "tower/none"};
  CHECK(ids(positions_showing(positions, rule)) == Ids{"tower/c", "tower/b", "tower/a"});
  rule.id = "tower/other";
  rule.board.clear();
  CHECK(positions_showing(positions, rule).empty());
}

TEST_CASE("elements stand in a position as figures or by a link of its text") {
  Position dragon = position("dragon/flight", {},
                             "The [dragon](element/dragon) eats a [knight](element/knight) on "
                             "[a tile](tile/PD-01).");
  dragon.figures = {{"", "dragon", {0, 0}, "", 1, ""},
                    {"red", "follower", {1, 0}, "city N", 1, ""}};
  const std::vector<Position> positions = {position("tower/a", {}), dragon};
  CHECK(elements_in(dragon) == Ids{"dragon", "follower", "knight"});
  CHECK(elements_in(positions[0]).empty());
  for (const char* element : {"dragon", "follower", "knight"})
    CHECK(ids(positions_with(positions, element)) == Ids{"dragon/flight"});
  CHECK(positions_with(positions, "knigh").empty());
}

TEST_CASE("a position is found by its whole id") {
  const std::vector<Position> positions = {position("tower/a", {})};
  CHECK(find_position(positions, "tower/a") == &positions[0]);
  CHECK(find_position(positions, "a") == nullptr);
}

}  // namespace
}  // namespace cartulary::position_test
