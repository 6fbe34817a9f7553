#include "engine/text/asking_parts.h"

#include "tests/engine/project_language.h"
#include "tests/support/catch.h"

namespace cartulary::asking_parts_test {
namespace {

using Texts = std::vector<std::string>;

Texts asking(const std::string& text) {
  const SearchLanguage& language = test::project_language();
  Texts texts;
  for (const TextPart& part : asking_parts(text, search_tokens(text, language), language))
    texts.push_back(text.substr(part.begin, part.end - part.begin));
  return texts;
}

TEST_CASE("the sentences with a question mark ask, the others describe the situation") {
  CHECK(asking("I put a builder in a city. Now I draw. May I place another tile?") ==
        Texts{"May I place another tile"});
  CHECK(asking("Is it my turn? I have a pig. Does it score?") ==
        Texts{"Is it my turn", "Does it score"});
  CHECK(asking("What is it worth? Thanks!") == Texts{"What is it worth"});
  CHECK(asking("Ich habe einen Turm. Darf er wachsen?") == Texts{"Darf er wachsen"});
}

TEST_CASE("within a sentence, what stands before the clause that opens like a question does not") {
  CHECK(asking("When the road is complete, do I get my thief back?") ==
        Texts{"do I get my thief back"});
  CHECK(asking("If I do, in which quarter may he stand, and for how long?") ==
        Texts{"in which quarter may he stand, and for how long"});
  CHECK(asking("Wenn die Straße fertig ist, wer bekommt die Punkte?") ==
        Texts{"wer bekommt die Punkte"});
  CHECK(asking("Does he stay, or does he go?") == Texts{"Does he stay, or does he go"});
  CHECK(asking("two abbeys, one road?") == Texts{"two abbeys, one road"});
}

TEST_CASE("without a question mark, the last clause that opens like a question asks") {
  CHECK(asking("closed a city, do I have to put a knight there") ==
        Texts{"do I have to put a knight there"});
  CHECK(asking("what a game. can he move. he is blue") == Texts{"can he move"});
}

TEST_CASE("a text in which nothing asks is asked as a whole, and so is one without marks") {
  CHECK(asking("no meeples left") == Texts{"no meeples left"});
  CHECK(asking("I have a pig. It stands on a farm.") == Texts{"I have a pig. It stands on a farm"});
  CHECK(asking("tower: how many pieces do I get?") == Texts{"tower: how many pieces do I get"});
  CHECK(asking("are 1.5 points 1 or 2?") == Texts{"are 1.5 points 1 or 2"});
  CHECK(asking("?!") == Texts{});
}

TEST_CASE("the tokens that ask are those within the parts that ask") {
  Texts words;
  for (const SearchToken& token :
       asking_tokens("My pig, may it stay? It likes it.", test::project_language()))
    words.push_back(token.word);
  CHECK(words == Texts{"may", "it", "stay"});
}

}  // namespace
}  // namespace cartulary::asking_parts_test
