// Questions that were answered wrongly once.
#include "tests/search/project_search.h"
#include "tests/support/catch.h"

namespace cartulary {
namespace {

std::string first_rule(std::string_view query) {
  const auto hits = test::project_search().find(query, {.rules_only = true, .limit = 1});
  if (!hits || hits->hits.empty()) return "nothing";
  return std::string(to_text(hits->hits.front().kind)) + '/' + std::string(hits->hits.front().id);
}

TEST_CASE("who may receive a message: not that payments are no scoring") {
  CHECK(first_rule("who may receive a message") == "ruling/messages/active-player-or-everybody");
}

TEST_CASE("does the castle need a lord: the rule that makes castles") {
  CHECK(first_rule("does the castle need a lord") == "rule/bridges-castles-and-bazaars/castle");
}

TEST_CASE("where can I put the abbey: into a hole") {
  CHECK(first_rule("where can I put the abbey") == "rule/abbey-and-mayor/abbey-placement");
}

TEST_CASE("must others see my tile: no river because of the German See") {
  CHECK(first_rule("must the others see the tile that I drew") == "rule/base-game/draw");
  CHECK(first_rule("wo legt man den See an") == "ruling/river/lake-under-the-stack");
}

TEST_CASE("a road that is not closed is incomplete") {
  CHECK(first_rule("points for a road that is not closed at the end") ==
        "rule/base-game/road-incomplete");
}

}  // namespace
}  // namespace cartulary
