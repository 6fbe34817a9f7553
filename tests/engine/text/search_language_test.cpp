#include "engine/text/search_language.h"

#include "engine/text/question_words.h"
#include "engine/text/search_words.h"
#include "tests/support/catch.h"

namespace cartulary::search_language_test {
namespace {

SearchLanguage made() {
  return SearchLanguage({{"drache", "dragon", WordUse::English, "de"},
                         {"der", "", WordUse::FunctionWords, "de"},
                         {"the", "", WordUse::FunctionWords, "en"},
                         {"went", "go", WordUse::Irregular, "en"},
                         {"two", "2", WordUse::Numbers, "en"},
                         {"how many", "how-many", WordUse::Questions, "en"},
                         {"The", "", WordUse::TitleArticles, "en"},
                         {"L'", "", WordUse::TitleArticles, "fr"},
                         {"La", "", WordUse::TitleArticles, "fr"}});
}

TEST_CASE("words are found by their use, whatever the language") {
  const SearchLanguage language = made();
  CHECK(language.is_function_word("der"));
  CHECK(language.is_function_word("the"));
  CHECK(language.has(WordUse::FunctionWords, "the"));
  CHECK_FALSE(language.is_function_word("went"));
  CHECK(language.meaning(WordUse::English, "drache") == "dragon");
  CHECK(language.meaning(WordUse::English, "went").empty());
  CHECK(language.words(WordUse::FunctionWords).size() == 2);
  CHECK(language.words().front().word == "der");
}

TEST_CASE("a copy has the words when what it was copied from is gone") {
  SearchLanguage copy;
  {
    const SearchLanguage language = made();
    copy = language;
  }
  CHECK(stem_of("went", copy) == "go");
  CHECK(stem_of("two", copy) == "2");
}

TEST_CASE("a title is read without the article of its own language") {
  const SearchLanguage language = made();
  CHECK(without_article("The Tower", "en", language) == "Tower");
  CHECK(without_article("Theatre", "en", language) == "Theatre");
  CHECK(without_article("L'Abbaye", "fr", language) == "Abbaye");
  CHECK(without_article("La Tour", "fr", language) == "Tour");
  CHECK(without_article("La Porxada", "en", language) == "La Porxada");
}

TEST_CASE("a phrase of a question is found by its first word") {
  const SearchLanguage language = made();
  REQUIRE(language.questions("how").size() == 1);
  CHECK(language.questions("how").front().second == "many");
  CHECK(language.questions("many").empty());
  CHECK(what_is_asked(search_tokens("How many roads", language), language) ==
        std::vector<std::string_view>{asks_how_many});
}

}  // namespace
}  // namespace cartulary::search_language_test
