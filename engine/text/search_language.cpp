#include "engine/text/search_language.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

#include "engine/text/enum_names.h"

namespace cartulary {
namespace {

constexpr std::size_t use_count = word_use_names.size();

bool is_before(const SearchWord* row, std::string_view word) {
  return row->word < word;
}

}  // namespace

std::string_view to_text(WordUse use) {
  return word_use_names[static_cast<std::size_t>(use)];
}

std::optional<WordUse> parse_word_use(std::string_view text) {
  return parse_name<WordUse>(word_use_names, text);
}

// The views point into `words`, whose elements do not move.
struct SearchLanguage::Tables {
  explicit Tables(std::vector<SearchWord> all) : words(std::move(all)) {
    std::ranges::stable_sort(words, {}, &SearchWord::use);
    for (const SearchWord& word : words) sorted[place(word.use)].push_back(&word);
    for (std::size_t use = 0, begin = 0; use < use_count; begin += sorted[use].size(), ++use)
      by_use[use] = std::span(words).subspan(begin, sorted[use].size());
    for (auto& rows : sorted)
      std::ranges::stable_sort(rows, {},
                               [](const SearchWord* row) { return std::string_view(row->word); });
    note_known();
    for (const SearchWord& word : by_use[place(WordUse::Questions)]) {
      const std::string_view phrase = word.word;
      const std::size_t blank = std::min(phrase.find(' '), phrase.size());
      questions.push_back({phrase.substr(0, blank),
                           phrase.substr(std::min(blank + 1, phrase.size())), '?' + word.meaning});
    }
    std::ranges::stable_sort(questions, {}, &QuestionPhrase::first);
  }
  Tables(const Tables&) = delete;
  Tables& operator=(const Tables&) = delete;

  static std::size_t place(WordUse use) { return static_cast<std::size_t>(use); }

  void note_known() {
    const auto rows = [this](WordUse use) { return by_use[place(use)]; };
    known.reserve(rows(WordUse::FunctionWords).size() + rows(WordUse::Irregular).size() +
                  rows(WordUse::Numbers).size());
    for (const SearchWord& row : rows(WordUse::FunctionWords)) known[row.word].function_word = true;
    for (const SearchWord& row : rows(WordUse::Irregular))
      if (auto& form = known[row.word].irregular; form.empty()) form = row.meaning;
    for (const SearchWord& row : rows(WordUse::Numbers))
      if (auto& number = known[row.word].number; number.empty()) number = row.meaning;
  }

  std::vector<SearchWord> words;
  std::array<std::span<const SearchWord>, use_count> by_use;
  std::array<std::vector<const SearchWord*>, use_count> sorted;  // by word
  std::unordered_map<std::string_view, KnownWord> known;
  std::vector<QuestionPhrase> questions;  // sorted by `first`
};

SearchLanguage::SearchLanguage() : SearchLanguage(std::vector<SearchWord>()) {}

SearchLanguage::SearchLanguage(std::vector<SearchWord> words)
    : tables_(std::make_shared<const Tables>(std::move(words))) {}

const std::vector<SearchWord>& SearchLanguage::words() const {
  return tables_->words;
}

std::span<const SearchWord> SearchLanguage::words(WordUse use) const {
  return tables_->by_use[Tables::place(use)];
}

bool SearchLanguage::has(WordUse use, std::string_view word) const {
  const auto& rows = tables_->sorted[Tables::place(use)];
  const auto found = std::lower_bound(rows.begin(), rows.end(), word, is_before);
  return found != rows.end() && (*found)->word == word;
}

std::string_view SearchLanguage::meaning(WordUse use, std::string_view word) const {
  const auto& rows = tables_->sorted[Tables::place(use)];
  const auto found = std::lower_bound(rows.begin(), rows.end(), word, is_before);
  return found != rows.end() && (*found)->word == word ? std::string_view((*found)->meaning)
                                                       : std::string_view();
}

const KnownWord& SearchLanguage::known(std::string_view word) const {
  static const KnownWord none;
  const auto found = tables_->known.find(word);
  return found == tables_->known.end() ? none : found->second;
}

std::span<const QuestionPhrase> SearchLanguage::questions(std::string_view first) const {
  return std::ranges::equal_range(tables_->questions, first, {}, &QuestionPhrase::first);
}

std::string_view without_article(std::string_view title, std::string_view code,
                                 const SearchLanguage& language) {
  for (const SearchWord& row : language.words(WordUse::TitleArticles)) {
    if (row.language != code || !title.starts_with(row.word)) continue;
    const std::string_view rest = title.substr(row.word.size());
    if (row.word.ends_with('\'')) return rest;
    if (rest.starts_with(' ')) return rest.substr(1);
  }
  return title;
}

}  // namespace cartulary
