#include "engine/search/search_names.h"

#include <algorithm>

#include "engine/text/text.h"

namespace cartulary {
namespace {

std::string key_of(std::span<const SearchToken> tokens) {
  std::string key;
  for (const SearchToken& token : tokens) add_item(key, token.stem, " ");
  return key;
}

std::uint32_t gap_bit(std::size_t word) {
  return word < 32 ? std::uint32_t{1} << word : 0;
}

void add_gap(SearchGap gap, std::size_t word, SearchNames::Meaning& meaning) {
  if (gap == SearchGap::FunctionWords) meaning.gaps |= gap_bit(word);
  if (gap == SearchGap::Punctuation) meaning.breaks |= gap_bit(word);
}

void add_new(std::vector<std::string>& list, const std::string& name) {
  if (std::find(list.begin(), list.end(), name) == list.end()) list.push_back(name);
}

}  // namespace

SearchNames::SearchNames(std::span<const SearchName> names, SearchLanguage language)
    : language_(std::move(language)) {
  for (const SearchName& name : names) {
    const std::vector<SearchToken> tokens = content_tokens(name.name, language_);
    // "The City" does not mean every city.
    if (tokens.empty() || (tokens.size() == 1 && search_tokens(name.name, language_).size() > 1))
      continue;
    Meaning& meaning = table_[key_of(tokens)];
    add_new(meaning.concepts, name.concept_term);
    for (std::size_t i = 1; i < tokens.size(); ++i) add_gap(tokens[i].gap, i, meaning);
    std::size_t& longest = longest_[tokens.front().stem];
    longest = std::max(longest, tokens.size());
  }
  for (const auto& [key, meaning] : table_) by_key_.emplace(key, &meaning);
}

std::vector<FoundName> SearchNames::all_in(std::span<const SearchToken> tokens) const {
  std::vector<FoundName> found;
  for (std::size_t first = 0; first < tokens.size(); ++first) {
    const auto longest = longest_.find(tokens[first].stem);
    if (longest == longest_.end()) continue;
    const std::size_t most = std::min(longest->second, tokens.size() - first);
    std::string key;
    Meaning met;
    for (std::size_t count = 1; count <= most; ++count) {
      if (count > 1) add_gap(tokens[first + count - 1].gap, count - 1, met);
      add_item(key, tokens[first + count - 1].stem, " ");
      const auto name = by_key_.find(key);
      if (name != by_key_.end() && (met.gaps & ~name->second->gaps) == 0 &&
          (met.breaks & ~name->second->breaks) == 0)
        found.push_back({first, count, &name->second->concepts});
    }
  }
  return found;
}

std::size_t SearchNames::most_words(const std::string& stem) const {
  const auto most = longest_.find(stem);
  return most == longest_.end() ? 0 : most->second;
}

FoundName SearchNames::longest_at(std::span<const SearchToken> tokens, std::size_t first) const {
  FoundName longest;
  const auto most = longest_.find(tokens[first].stem);
  if (most == longest_.end()) return longest;
  const auto part = tokens.subspan(first, std::min(most->second, tokens.size() - first));
  for (const FoundName& name : all_in(part))
    if (name.first == 0 && name.count > longest.count) longest = {first, name.count, name.concepts};
  return longest;
}

std::vector<std::string> SearchNames::begun_with(std::span<const SearchToken> tokens) const {
  std::vector<std::string> concepts;
  std::string key = key_of(tokens.first(tokens.size() - 1));
  add_item(key, tokens.back().word, " ");
  for (auto at = table_.lower_bound(key); at != table_.end() && at->first.starts_with(key); ++at)
    for (const std::string& term : at->second.concepts) add_new(concepts, term);
  return concepts;
}

std::span<const std::string> SearchNames::meaning_of(std::string_view text) const {
  return meaning_under(key_of(content_tokens(text, language_)));
}

std::span<const std::string> SearchNames::meaning_of_word(std::string_view word) const {
  if (language_.is_function_word(word)) return {};
  return meaning_under(stem_of(word, language_));
}

std::span<const std::string> SearchNames::meaning_of_token(const SearchToken& token) const {
  if (token.function_word) return {};
  return meaning_under(token.stem);
}

std::span<const std::string> SearchNames::meaning_under(std::string_view key) const {
  const auto found = by_key_.find(key);
  if (found == by_key_.end()) return {};
  return found->second->concepts;
}

}  // namespace cartulary
