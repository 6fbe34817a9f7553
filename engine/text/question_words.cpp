#include "engine/text/question_words.h"

#include <algorithm>

namespace cartulary {

std::vector<std::string_view> what_is_asked(std::span<const SearchToken> tokens,
                                            const SearchLanguage& language) {
  std::vector<std::string_view> terms;
  for (std::size_t i = 0; i < tokens.size(); ++i)
    for (const QuestionPhrase& phrase : language.questions(tokens[i].word)) {
      const bool follows =
          phrase.second.empty() || (i + 1 < tokens.size() && tokens[i + 1].word == phrase.second);
      if (follows && std::ranges::find(terms, phrase.term) == terms.end())
        terms.push_back(phrase.term);
    }
  return terms;
}

}  // namespace cartulary
