#include "engine/search/names_abroad.h"

#include <algorithm>

#include "engine/text/search_words.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

constexpr std::size_t shortest_part = 5;  // bytes
constexpr std::size_t shortest_slip = 6;  // bytes, of a word with a typing error
constexpr std::size_t most_meanings = 3;  // of a word that still says something

bool is_searched(const ForeignName& name) {
  const Language* language = find_language(name.language);
  return language != nullptr && language->searched;
}

std::string concept_of(const ForeignName& name) {
  return name.element.empty() ? "@set/" + name.set : '@' + name.element;
}

std::vector<SearchName> search_names_of(std::span<const ForeignName> names,
                                        const SearchLanguage& language) {
  std::vector<SearchName> made;
  for (const ForeignName& name : names) {
    if (!is_searched(name)) continue;
    const std::string_view bare = without_article(name.text, name.language, language);
    made.push_back({std::string(bare), concept_of(name)});
    if (bare != name.text) made.push_back({name.text, concept_of(name)});
  }
  return made;
}

bool is_of_a_set(const std::string& term) {
  return term.starts_with("@set/");
}

// Elements take precedence over sets, which are often named after them.
void add_meaning(std::vector<std::string>& meaning, const std::string& term) {
  if (std::ranges::find(meaning, term) != meaning.end()) return;
  if (!meaning.empty() && is_of_a_set(term) && !is_of_a_set(meaning.front())) return;
  if (!is_of_a_set(term)) std::erase_if(meaning, is_of_a_set);
  meaning.push_back(term);
}

}  // namespace

NamesAbroad::NamesAbroad(std::span<const ForeignName> names, const SearchLanguage& language)
    : NamesAbroad(search_names_of(names, language), language) {}

NamesAbroad::NamesAbroad(const std::vector<SearchName>& names, const SearchLanguage& language)
    : whole_(names, language) {
  for (const SearchName& name : names)
    for (const SearchToken& token : content_tokens(name.name, language))
      if (token.word.size() >= shortest_part) {
        add_meaning(parts_[token.word], name.concept_term);
        add_meaning(by_stem_[token.stem], name.concept_term);
      }
  const auto says_little = [](const auto& entry) { return entry.second.size() > most_meanings; };
  std::erase_if(parts_, says_little);
  std::erase_if(by_stem_, says_little);
}

std::span<const std::string> NamesAbroad::meaning_of_part(std::string_view word) const {
  const auto found = by_stem_.find(stem_of(word, whole_.language()));
  if (word.size() < shortest_part || found == by_stem_.end()) return {};
  return found->second;
}

std::span<const std::string> NamesAbroad::meaning_near(std::string_view word) const {
  if (word.size() < shortest_slip) return {};
  for (const auto& [known, meaning] : parts_)
    if (known.front() == word.front() && slips_between(word, known, 1) <= 1) return meaning;
  return {};
}

}  // namespace cartulary
