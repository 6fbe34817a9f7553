#include "engine/text/search_words.h"

#include <algorithm>

#include "tests/engine/project_language.h"
#include "tests/support/catch.h"

namespace cartulary::search_words_test {
namespace {

std::string stems(std::string_view text) {
  std::string line;
  for (const SearchToken& token : search_tokens(text, test::project_language()))
    line += (line.empty() ? "" : " ") + token.stem + (token.function_word ? "*" : "");
  return line;
}

TEST_CASE("words are folded: capitals, accents, umlauts, in either form of writing them") {
  CHECK(folded("Straße, FÊTE, Œuvre") == "strasse, fete, oeuvre");
  CHECK(stems("Bürgermeister Bu\u0308rgermeister") == "burgermeister burgermeister");
  CHECK(stems("Ελλάδα — 3×2") == "Ελλάδα 3 2");
  CHECK(stems("broken \xFF\xC3 bytes") == "break byt");
  CHECK(stems("") == "");
}

TEST_CASE("forms of a word have one stem") {
  CHECK(stems("farm farms") == "farm farm");
  CHECK(stems("place places placed placing") == "plac plac plac plac");
  CHECK(stems("city cities") == "city city");
  CHECK(stems("abbey abbeys crosses boxes") == "abbey abbey cross box");
  CHECK(stems("planned falling passed") == "plan fall pass");
  CHECK(stems("drew drawn draws") == "draw draw draw");
  CHECK(stems("bigger biggest thieves") == "big big thief");
  CHECK(stems("two 2 Twelve") == "2 2 12");
  CHECK(stems("inn bus red king string") == "inn bus red king string");
}

TEST_CASE("apostrophes: don't is one word, a player's is that of a player") {
  CHECK(stems("I don't") == "i* dont*");
  CHECK(stems("the player's follower’s turn") == "the* player follower turn");
  CHECK(stems("o'clock 'quoted'") == "oclock quot");
}

TEST_CASE("tokens tell where they stand and what stands before them") {
  const std::string text = "Größe of (the) map";
  const auto tokens = content_tokens(text, test::project_language());
  REQUIRE(tokens.size() == 2);
  CHECK(text.substr(tokens[0].begin, tokens[0].end - tokens[0].begin) == "Größe");
  CHECK(text.substr(tokens[1].begin, tokens[1].end - tokens[1].begin) == "map");
  CHECK(tokens[0].gap == SearchGap::None);
  CHECK(tokens[1].gap == SearchGap::Punctuation);
  CHECK(content_tokens("coat of arms", test::project_language())[1].gap ==
        SearchGap::FunctionWords);
}

TEST_CASE("German words: without umlauts, without endings") {
  const SearchLanguage& language = test::project_language();
  CHECK(other_forms("buergermeister", language).front() == "burgermeister");
  const auto forms = other_forms("turme", language);
  CHECK(std::find(forms.begin(), forms.end(), "turm") != forms.end());
  CHECK(other_forms("see", language).empty());
}

TEST_CASE("slips of typing are counted, doubled letters are none") {
  CHECK(slips_between("dragn", "dragon", 2) == 1);
  CHECK(slips_between("anohter", "another", 2) == 1);
  CHECK(slips_between("abott", "abbot", 2) == 0);
  CHECK(slips_between("monestary", "monastery", 2) == 2);
  CHECK(slips_between("tower", "flower", 1) == 2);
  CHECK(forgiven_slips("pig") == 0);
  CHECK(forgiven_slips("tower") == 1);
  CHECK(forgiven_slips("cathedral") == 2);
  // Was taken for "Zug", with two slips in what is left of it.
  CHECK(forgiven_slips("zzzzqqq") == 0);
}

TEST_CASE("without a language every word is as it stands, but for English endings") {
  std::string line;
  for (const SearchToken& token : search_tokens("The two roads went", SearchLanguage()))
    line += token.stem + (token.function_word ? "* " : " ");
  CHECK(line == "the two road went ");
  CHECK(other_forms("buergermeister", SearchLanguage()).empty());
}

}  // namespace
}  // namespace cartulary::search_words_test
