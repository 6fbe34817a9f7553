#include "engine/guide/score_words.h"

#include <algorithm>

#include "engine/text/search_words.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

std::string name_of(const SearchLanguage& language, WordUse use, std::string_view text) {
  const std::string_view name = language.meaning(use, folded(trimmed(text)));
  return name.empty() ? to_lower(trimmed(text)) : std::string(name);
}

}  // namespace

std::string feature_said(const SearchLanguage& language, std::string_view text) {
  return name_of(language, WordUse::ScoreFeatures, text);
}

std::string fact_said(const SearchLanguage& language, std::string_view text) {
  const std::size_t end = std::min(text.find('='), text.size());
  const std::string_view word = trimmed(text.substr(0, end));
  const std::string name = name_of(language, WordUse::ScoreFacts, word);
  return name == to_lower(word) ? std::string(text) : name + std::string(text.substr(end));
}

std::string figure_said(const SearchLanguage& language, std::string_view text) {
  return name_of(language, WordUse::ScoreFigures, text);
}

}  // namespace cartulary
