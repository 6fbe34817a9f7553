#include "engine/search/query_tokens.h"

#include "tests/engine/project_language.h"
#include "tests/support/catch.h"

namespace cartulary::query_tokens_test {
namespace {

using Words = std::vector<std::string>;

SearchNames names() {
  return {std::vector<SearchName>{{"completed", "@completed"},
                                  {"complete", "@completed"},
                                  {"finished", "@completed"},
                                  {"farmer", "@farmer"},
                                  {"Bauer", "@farmer"},
                                  {"knight", "@knight"},
                                  {"lake", "@lake"}},
          test::project_language()};
}

Words read(std::string_view words, bool typing = false) {
  Words read;
  const std::vector<SearchToken> all = search_tokens(words, test::project_language());
  for (const SearchToken& token : query_tokens(all, names(), typing)) read.push_back(token.word);
  return read;
}

TEST_CASE("what is not finished is incomplete, in both languages") {
  CHECK(read("my road is not yet finished") == Words{"road", "incomplete"});
  CHECK(read("Straße noch nicht fertig") == Words{"strasse", "incomplete"});
  CHECK(read("it isn't complete") == Words{"incomplete"});
  CHECK(read("my road is finished") == Words{"road", "finished"});
  CHECK(read("not a road, and finished") == Words{"road", "finished"});
}

TEST_CASE("newcomer G8: who may be a farmer may stand on a field") {
  CHECK(read("may the mayor be a farmer") == Words{"mayor", "field"});
  CHECK(read("Darf der Wagen als Bauer gesetzt werden") == Words{"wagen", "field", "gesetzt"});
  CHECK(read("kann der Wagen Bauer sein") == Words{"wagen", "field"});
  CHECK(read("large follower as knight") == Words{"large", "follower", "city"});
  CHECK(read("what am I paid for a farmer") == Words{"paid", "farmer"});
  CHECK(read("as a farmer") == Words{"farmer"});
}

TEST_CASE("a word of both languages is read in that of the question") {
  CHECK(read("must others see the tile") == Words{"others", "see", "tile"});
  CHECK(read("wo legt man den See an") == Words{"legt", "lake"});
  CHECK(read("can I take my man back") == Words{"take", "man", "back"});
}

TEST_CASE("of function words alone the last may become a word") {
  CHECK(read("the in", true) == Words{"in"});
  CHECK(read("the in") == Words{});
}

}  // namespace
}  // namespace cartulary::query_tokens_test
