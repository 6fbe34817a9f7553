#include "engine/search/query_tokens.h"

#include <algorithm>
#include <string_view>

namespace cartulary {
namespace {

bool stands_in(const std::vector<std::string_view>& words, std::string_view word) {
  return std::ranges::find(words, word) != words.end();
}

// The languages of the question: those with a `signs` word among its tokens.
std::vector<std::string_view> spoken_in(std::span<const SearchToken> tokens,
                                        const SearchLanguage& language) {
  std::vector<std::string_view> spoken;
  for (const SearchWord& sign : language.words(WordUse::Signs))
    if (!stands_in(spoken, sign.language) &&
        std::ranges::any_of(tokens, [&](const SearchToken& token) {
          return token.function_word && token.word == sign.word;
        }))
      spoken.push_back(sign.language);
  return spoken;
}

bool means(std::string_view word, std::string_view element, const SearchNames& names) {
  return std::ranges::any_of(names.meaning_of_word(word), [element](std::string_view meaning) {
    return meaning.starts_with('@') && meaning.substr(1) == element;
  });
}

void replace(SearchToken& token, std::string_view word, const SearchLanguage& language) {
  token.word = word;
  token.stem = stem_of(word, language);
}

// Reads the words that languages share as the spoken language has them.
void read_as_spoken(std::vector<SearchToken>& tokens, std::string_view spoken,
                    const SearchLanguage& language) {
  for (const SearchWord& own : language.words(WordUse::OwnFunctionWords))
    if (own.language == spoken)
      std::erase_if(tokens, [&](const SearchToken& token) { return token.word == own.word; });
  for (const SearchWord& row : language.words(WordUse::ReadAs))
    for (SearchToken& token : tokens)
      if (row.language == spoken && token.word == row.word) replace(token, row.meaning, language);
}

// The meaning of the word when negated: "incomplete" for "finished"; empty if it has none.
std::string_view denied(std::string_view word, const SearchNames& names) {
  const std::string_view english = names.language().meaning(WordUse::English, word);
  for (const SearchWord& row : names.language().words(WordUse::Denied))
    if (means(english.empty() ? word : english, row.word, names)) return row.meaning;
  return {};
}

// The place of the role that the word names; empty if it names none.
std::string_view place_of_role(std::string_view word, const SearchNames& names) {
  for (const SearchWord& role : names.language().words(WordUse::Roles))
    if (means(word, role.word, names)) return role.meaning;
  return {};
}

// Whether the word describes what something is or becomes: "may the mayor be a farmer", "als
// Bauer", "Bauer sein".
bool is_predicate(std::span<const SearchToken> all, std::size_t at,
                  const SearchLanguage& language) {
  if (at + 1 < all.size() && language.has(WordUse::RoleClosers, all[at + 1].word)) return true;
  std::size_t before = at;
  while (before > 0 && language.has(WordUse::Articles, all[before - 1].word)) --before;
  return before > 0 && language.has(WordUse::RoleOpeners, all[before - 1].word);
}

}  // namespace

std::vector<SearchToken> query_tokens(std::span<const SearchToken> all, const SearchNames& names,
                                      bool typing) {
  const SearchLanguage& language = names.language();
  std::vector<SearchToken> telling =
      content_tokens(std::vector<SearchToken>(all.begin(), all.end()));
  if (telling.empty() && typing && !all.empty()) return {all.back()};
  for (const std::string_view spoken : spoken_in(all, language))
    read_as_spoken(telling, spoken, language);
  bool is_denied = false;
  auto next = telling.begin();
  for (std::size_t at = 0; at < all.size(); ++at) {
    const SearchToken& token = all[at];
    if (next != telling.end() && next->begin == token.begin) {
      if (const std::string_view word = is_denied ? denied(token.word, names) : ""; !word.empty())
        replace(*next, word, language);
      // Only if a figure is named before it, unlike "what am I paid as a farmer".
      if (next != telling.begin() && is_predicate(all, at, language))
        if (const std::string_view place = place_of_role(token.word, names); !place.empty())
          replace(*next, place, language);
      ++next;
    }
    is_denied = (token.function_word && is_denied) || language.has(WordUse::Denials, token.word);
  }
  return telling;
}

}  // namespace cartulary
