// What a chip beside a list of hits promises: so many are found once it is asked for.
#include <array>

#include "tests/search/project_search.h"
#include "tests/support/catch.h"

namespace cartulary::counted_tags_test {
namespace {

constexpr std::array<std::string_view, 2> keys = {"kind", "status"};

int total_of(const std::string& query) {
  const auto hits = test::project_search().find(query, {.limit = 1, .lenient = true});
  REQUIRE(hits.ok());
  return hits->total;
}

TEST_CASE("a query with a counted tag beside it finds as many as were counted") {
  for (const std::string query :
       {"mayor", "inn cathedral", "(inn or tower)", "\"the barn\"", "set:tower", "date>=2013"}) {
    const auto hits = test::project_search().find(query, {.limit = 1, .counted = keys});
    REQUIRE(hits.ok());
    CHECK(hits->tags.size() > 1);
    for (const auto& [tag, count] : hits->tags) {
      INFO(query << " " << tag);
      CHECK(total_of(query + " " + tag) == count);
    }
  }
}

// Where fewer have all words of a question, some of them are enough.
TEST_CASE("a question with a counted tag beside it finds no fewer than were counted") {
  const std::string query = "can my mayor stand on a tower?";
  const auto hits = test::project_search().find(query, {.limit = 1, .counted = keys});
  for (const auto& [tag, count] : hits->tags) {
    INFO(tag);
    CHECK(total_of(query + " " + tag) >= count);
  }
}

TEST_CASE("no tag is counted unless its key is named") {
  CHECK(test::project_search().find("mayor", {.limit = 1})->tags.empty());
  const auto hits = test::project_search().find("mayor", {.limit = 1, .counted = {{keys[1]}}});
  for (const auto& [tag, count] : hits->tags) CHECK(tag.starts_with("status:"));
}

}  // namespace
}  // namespace cartulary::counted_tags_test
