#include "engine/search/search_vocabulary.h"

#include <cstddef>
#include <string_view>

#include "engine/text/search_words.h"

namespace cartulary {
namespace {

// All words of a synonym group stand for its head.
void add_synonyms(const SearchLanguage& language, std::vector<SearchName>& names) {
  std::string_view head;
  for (const SearchWord& row : language.words(WordUse::Synonyms)) {
    const std::string term = '=' + row.meaning;
    if (row.meaning != head) names.push_back({row.meaning, term});
    head = row.meaning;
    names.push_back({row.word, term});
  }
}

// "Dragon & Fairy" as somebody may write it out.
std::string in_words(std::string name) {
  if (const std::size_t at = name.find(" & "); at != std::string::npos)
    name.replace(at + 1, 1, "and");
  return name;
}

}  // namespace

std::vector<SearchName> search_names(const Catalog& catalog, const Rulebook& rulebook) {
  std::vector<SearchName> names;
  const SearchLanguage& language = catalog.language();
  const auto add = [&names](std::string_view name, const std::string& concept_term) {
    if (!name.empty()) names.push_back({std::string(name), concept_term});
  };
  for (const Element& element : rulebook.elements()) {
    const std::string term = '@' + element.id;
    add(element.name, term);
    // The German name "See" is also an English verb; query_tokens() decides which is meant.
    if (!language.has(WordUse::ReadAs, folded(element.german))) add(element.german, term);
    add(element.id, term);
    for (const std::string& name : element.also) add(name, term);
  }
  for (const TileSet& set : catalog.sets()) {
    const std::string term = "@set/" + set.id;
    add(without_article(set.title, "en", language), term);
    add(without_article(set.german, "de", language), term);
    for (const std::string& name : set.other_names())
      if (const std::string whole = in_words(name); content_tokens(whole, language).size() > 1)
        add(whole, term);
    // Whoever names a numbered expansion means what was sold in it, too.
    if (set.number)
      for (const ContainedSet& part : set.contains) {
        add(set.title, "@set/" + part.set);
        add(set.german, "@set/" + part.set);
      }
  }
  for (const SearchWord& row : language.words(WordUse::Names)) add(row.word, '@' + row.meaning);
  add_synonyms(language, names);
  return names;
}

}  // namespace cartulary
