#include "engine/search/query_tokens.h"

#include <algorithm>
#include <array>
#include <span>

namespace cartulary {
namespace {

constexpr auto denials = std::to_array<std::string_view>(
    {"arent", "isnt", "kein", "keine", "never", "nicht", "not", "wasnt"});

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
  for (const SearchToken& token : all) {
    if (next != telling.end() && next->begin == token.begin) {
      if (denied && means_completed(token.word, names)) replace(*next, "incomplete");
      ++next;
    }
    denied = token.function_word && (denied || stands_in(token.word, denials));
  }
  return telling;
}

}  // namespace cartulary
