#include "engine/search/phrase_index.h"

#include "tests/engine/project_language.h"
#include "tests/support/catch.h"

namespace cartulary::phrase_index_test {
namespace {

SearchDocument record(std::string title, std::string asked) {
  SearchDocument document;
  document.kind = SearchKind::Rule;
  document.fields[static_cast<std::size_t>(SearchField::Names)] = std::move(title);
  document.fields[static_cast<std::size_t>(SearchField::Asked)] = std::move(asked);
  return document;
}

struct Small {
  std::vector<SearchDocument> documents = {
      record("The builder", "may the builder stay \u00b7 when does the pig leave"),
      record("The pig", "does the builder leave \u00b7 may the pig stay"),
      record("The tower", "how high is it")};
  SearchNames names{std::vector<SearchName>{{"pig", "@pig"}, {"hog", "@pig"}},
                    test::project_language()};
  NamesAbroad abroad{std::span<const ForeignName>(), test::project_language()};
  WordIndex index{documents, names};
  PhraseIndex phrases{documents, names, index};

  std::vector<double> nearness(std::string_view words) const {
    SearchRanking ranking(index);
    for (const SearchSlot& slot : search_slots(words, index, names, abroad, false))
      ranking.add(slot);
    std::vector<double> near;
    for (std::size_t d = 0; d < documents.size(); ++d) near.push_back(phrases.nearness(d, ranking));
    return near;
  }
};

TEST_CASE("a wording is near as a whole: words of two wordings do not add up") {
  const std::vector<double> near = Small().nearness("does the pig stay?");
  CHECK(near[1] == Approx(1));
  CHECK(near[0] < 0.8);
  CHECK(near[2] == 0);
}

TEST_CASE("another name is as near as the word itself, nearly") {
  CHECK(Small().nearness("may the hog stay?")[1] > 0.95);
}

TEST_CASE("what a wording says beyond the question counts less than what it lacks of it") {
  const Small small;
  CHECK(small.nearness("pig?")[1] == Approx(1));  // the title
  const double asks_less = small.nearness("stay?")[1];
  const double asks_more = small.nearness("may the pig stay on its high tower?")[1];
  CHECK(asks_less > asks_more);
}

TEST_CASE("no question and one of too many words are near nothing") {
  const Small small;
  CHECK(small.nearness("") == std::vector<double>{0, 0, 0});
  std::string words = "pig";
  for (int i = 0; i < 64; ++i) words += " zz" + std::to_string(100 + i);
  CHECK(small.nearness(words) == std::vector<double>{0, 0, 0});
}

}  // namespace
}  // namespace cartulary::phrase_index_test
