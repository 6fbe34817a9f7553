#include "engine/text/question_words.h"

#include <algorithm>
#include <array>

namespace cartulary {
namespace {

struct QuestionWord {
  std::string_view first;
  std::string_view second;  // the word behind it; empty: any
  std::string_view term;
};

constexpr auto question_words = std::to_array<QuestionWord>({
    {"who", "", "?who"},           {"whom", "", "?who"},         {"whose", "", "?who"},
    {"wer", "", "?who"},           {"wem", "", "?who"},          {"wen", "", "?who"},
    {"wessen", "", "?who"},        {"where", "", "?where"},      {"wo", "", "?where"},
    {"wohin", "", "?where"},       {"worauf", "", "?where"},     {"when", "", "?when"},
    {"wann", "", "?when"},         {"how", "many", "?how-many"}, {"how", "much", "?how-many"},
    {"wie", "viele", "?how-many"}, {"wie", "viel", "?how-many"}, {"wieviel", "", "?how-many"},
    {"wieviele", "", "?how-many"}, {"may", "", "?may"},          {"can", "", "?may"},
    {"allowed", "", "?may"},       {"darf", "", "?may"},         {"durfen", "", "?may"},
    {"duerfen", "", "?may"},       {"kann", "", "?may"},         {"could", "", "?may"},
    {"darfst", "", "?may"},        {"kannst", "", "?may"},       {"must", "", "?must"},
    {"have", "to", "?must"},       {"has", "to", "?must"},       {"muss", "", "?must"},
    {"mussen", "", "?must"},       {"muessen", "", "?must"},     {"musst", "", "?must"},
    {"need", "to", "?must"},       {"what", "happens", "?then"}, {"what", "if", "?then"},
    {"was", "passiert", "?then"},  {"and", "then", "?then"},     {"now", "what", "?then"},
    {"why", "", "?why"},           {"warum", "", "?why"},        {"wieso", "", "?why"},
    {"how", "long", "?far"},       {"how", "far", "?far"},       {"wie", "weit", "?far"},
    {"wie", "lange", "?far"},      {"for", "ever", "?far"},      {"forever", "", "?far"},
    {"fur", "immer", "?far"},
});

}  // namespace

std::vector<std::string_view> what_is_asked(std::span<const SearchToken> tokens) {
  std::vector<std::string_view> terms;
  for (std::size_t i = 0; i < tokens.size(); ++i)
    for (const QuestionWord& row : question_words) {
      if (tokens[i].word != row.first) continue;
      const bool follows =
          row.second.empty() || (i + 1 < tokens.size() && tokens[i + 1].word == row.second);
      if (follows && std::find(terms.begin(), terms.end(), row.term) == terms.end())
        terms.push_back(row.term);
    }
  return terms;
}

}  // namespace cartulary
