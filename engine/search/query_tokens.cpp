#include "engine/search/query_tokens.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace cartulary {
namespace {

constexpr auto denials = std::to_array<std::string_view>(
    {"arent", "isnt", "kein", "keine", "never", "nicht", "not", "wasnt"});

// What makes a figure another: "may the mayor be a farmer", "als Bauer", "Bauer sein".
constexpr auto role_openers =
    std::to_array<std::string_view>({"als", "as", "be", "become", "being", "werden"});
constexpr auto role_closers = std::to_array<std::string_view>({"sein", "werden"});
constexpr auto articles =
    std::to_array<std::string_view>({"a", "an", "ein", "einen", "eine", "the", "der", "den"});
// Where who plays the part is.
constexpr auto places_of_roles = std::to_array<std::pair<std::string_view, std::string_view>>(
    {{"@farmer", "field"}, {"@knight", "city"}, {"@monk", "cloister"}, {"@thief", "road"}});

// Function words of German that are none of English.
constexpr auto german_signs = std::to_array<std::string_view>(
    {"auf",   "aus",   "bei", "beim", "dem",  "den",  "der",  "das",  "ein",   "eine", "einem",
     "einen", "einer", "ich", "im",   "ist",  "kann", "darf", "mein", "meine", "mit",  "muss",
     "nicht", "und",   "von", "wann", "wenn", "wer",  "wie",  "wird", "wo",    "zu",   "zum"});

bool stands_in(std::string_view word, std::span<const std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

bool sounds_german(const std::vector<SearchToken>& tokens) {
  return std::any_of(tokens.begin(), tokens.end(), [](const SearchToken& token) {
    return token.function_word && stands_in(token.word, german_signs);
  });
}

bool means_completed(std::string_view word, const SearchNames& names) {
  const std::string_view english = english_of(word);
  const auto meaning = names.meaning_of_word(english.empty() ? word : english);
  return std::find(meaning.begin(), meaning.end(), "@completed") != meaning.end();
}

// The place of the part that the word names; empty if it names none.
std::string_view place_of_role(std::string_view word, const SearchNames& names) {
  const auto meaning = names.meaning_of_word(word);
  for (const auto& [role, place] : places_of_roles)
    if (std::find(meaning.begin(), meaning.end(), role) != meaning.end()) return place;
  return {};
}

// Whether the word at the place is what something is or becomes.
bool is_predicate(const std::vector<SearchToken>& all, std::size_t at) {
  if (at + 1 < all.size() && stands_in(all[at + 1].word, role_closers)) return true;
  std::size_t before = at;
  while (before > 0 && stands_in(all[before - 1].word, articles)) --before;
  return before > 0 && stands_in(all[before - 1].word, role_openers);
}

void replace(SearchToken& token, std::string_view word) {
  token.word = word;
  token.stem = stem_of(word);
}

}  // namespace

std::vector<SearchToken> query_tokens(std::string_view words, const SearchNames& names,
                                      bool typing) {
  const std::vector<SearchToken> all = search_tokens(words);
  std::vector<SearchToken> telling = telling_tokens(all);
  if (telling.empty() && typing && !all.empty()) return {all.back()};
  if (sounds_german(all)) {
    std::erase_if(telling, [](const SearchToken& token) { return token.word == "man"; });
    for (SearchToken& token : telling)
      if (token.word == "see") replace(token, "lake");
  }
  bool denied = false;
  auto next = telling.begin();
  for (std::size_t at = 0; at < all.size(); ++at) {
    const SearchToken& token = all[at];
    if (next != telling.end() && next->begin == token.begin) {
      if (denied && means_completed(token.word, names)) replace(*next, "incomplete");
      // Of a figure, not of a farmer that stands alone: "what am I paid as a farmer".
      if (next != telling.begin() && is_predicate(all, at))
        if (const std::string_view place = place_of_role(token.word, names); !place.empty())
          replace(*next, place);
      ++next;
    }
    denied = token.function_word && (denied || stands_in(token.word, denials));
  }
  return telling;
}

}  // namespace cartulary
