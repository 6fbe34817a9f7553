#include "engine/text/question_words.h"

#include "tests/engine/project_language.h"
#include "tests/support/catch.h"

namespace cartulary::question_words_test {
namespace {

using Terms = std::vector<std::string_view>;

Terms asked(std::string_view text) {
  const SearchLanguage& language = test::project_language();
  return what_is_asked(search_tokens(text, language), language);
}

TEST_CASE("small words tell what a question is about, in both languages") {
  CHECK(asked("Who may get a message?") == Terms{"?who", "?may"});
  CHECK(asked("Wer darf eine Depesche nehmen?") == Terms{"?who", "?may"});
  CHECK(asked("where does the pig go") == Terms{"?where"});
  CHECK(asked("how many points do I have to pay") == Terms{"?how-many", "?must"});
  CHECK(asked("Was passiert, wenn ich muss?") == Terms{"?then", "?must"});
  CHECK(asked("how long is the road, and how long may it be") == Terms{"?far", "?may"});
}

TEST_CASE("words that say nothing together ask for nothing") {
  CHECK(asked("how the many have a barn") == Terms{});
  CHECK(asked("") == Terms{});
}

}  // namespace
}  // namespace cartulary::question_words_test
