// SearchWord: a word and its use in the search, one entry of content/language/CODE/search.yaml.
// Owns its text.
//
//   SearchWord{.word = "fressen", .meaning = "eat", .use = WordUse::English, .language = "de"}
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cartulary {

// The lists of a language, named as the keys of search.yaml. content/FORMAT.md describes each.
enum class WordUse : std::uint8_t {
  FunctionWords,
  OwnFunctionWords,
  Signs,
  Numbers,
  Irregular,
  Endings,
  Spellings,
  English,
  ReadAs,
  Questions,
  Denials,
  Negatives,
  RoleOpeners,
  RoleClosers,
  Articles,
  TitleArticles,
  Things,
  YesOrNo,
  Openers,
  LeadIns,
  Alternatives,
  Each,
  Counting,
  TileWords,
  Showing,
  Having,
  Names,
  Synonyms,
  Roles,
  Denied,
  CountedAs,
  AskedAs,
  SpecialCases,
  ScoreFeatures,
  ScoreFacts,
  ScoreFigures
};
inline constexpr std::array<std::string_view, 36> word_use_names = {
    "function_words", "own_function_words",
    "signs",          "numbers",
    "irregular",      "endings",
    "spellings",      "english",
    "read_as",        "questions",
    "denials",        "negatives",
    "role_openers",   "role_closers",
    "articles",       "title_articles",
    "things",         "yes_or_no",
    "openers",        "lead_ins",
    "alternatives",   "each",
    "counting",       "tile_words",
    "showing",        "having",
    "names",          "synonyms",
    "roles",          "denied",
    "counted_as",     "asked_as",
    "special_cases",  "score_features",
    "score_facts",    "score_figures"};
std::string_view to_text(WordUse use);
std::optional<WordUse> parse_word_use(std::string_view text);

// What a question may ask for: the keys of the list `questions`. In the index these terms begin
// with "?".
inline constexpr std::array<std::string_view, 9> asked_names = {
    "who", "where", "when", "how-many", "may", "must", "then", "why", "far"};

struct SearchWord {
  std::string word;     // folded, except title articles; some lists have several words
  std::string meaning;  // a word, an id or the head of its group; may be empty
  WordUse use = WordUse::FunctionWords;
  std::string language;  // code: "de"
  friend bool operator==(const SearchWord&, const SearchWord&) = default;
};

}  // namespace cartulary
