#include "engine/guide/word_search.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <utility>

#include "engine/text/search_words.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

// The kind shown for a word: the element's kind, "set", or empty.
std::string kind_of(const WordSources& sources, const std::string& element,
                    const std::string& set) {
  if (const Element* found = sources.rulebook.find_element(element))
    return std::string(to_text(found->kind));
  return set.empty() ? "" : "set";
}

// Whether the words are what one edition alone calls the set: its other names are not theirs.
bool is_edition_title(const WordSources& sources, const std::string& words,
                      const std::string& set_id) {
  const TileSet* set = set_id.empty() ? nullptr : sources.catalog.find_set(set_id);
  return set != nullptr && words != set->title &&
         std::ranges::count(set->titles, words, &EditionTitle::title) > 0;
}

std::vector<FoundWords> all_words(const WordSources& sources) {
  std::vector<FoundWords> words;
  std::set<RecordId> told;
  for (const WordPair& pair : sources.guides.words) {
    words.push_back({pair.english, pair.german, pair.publishers,
                     kind_of(sources, pair.element, pair.set), pair.group, pair.element, pair.set,
                     pair.note});
    if (!pair.element.empty()) told.insert({RecordKind::Element, pair.element});
    if (!pair.set.empty() && !is_edition_title(sources, pair.english, pair.set))
      told.insert({RecordKind::Set, pair.set});
  }
  for (const Element& element : sources.rulebook.elements())
    if (!element.german.empty() && !told.contains(id_of(element)))
      words.push_back({element.name,
                       element.german,
                       {},
                       std::string(to_text(element.kind)),
                       {},
                       element.id,
                       {},
                       {}});
  for (const TileSet& set : sources.catalog.sets())
    if (!set.german.empty() && !told.contains(id_of(set)))
      words.push_back({set.title, set.german, {}, "set", {}, {}, set.id, {}});
  return words;
}

// The names in other languages, keyed by set id and element id, one of which is empty.
using NamesOf = std::map<std::pair<std::string_view, std::string_view>, std::vector<WordIn>>;

NamesOf names_of(const WordSources& sources) {
  NamesOf names;
  for (const ForeignName& name : sources.guides.names) {
    const auto document = std::ranges::find(sources.documents, name.source, &SourceDocument::id);
    const bool volunteers = document != sources.documents.end() && document->kind == "volunteers";
    names[{name.set, name.element}].push_back({name.language, name.text, name.source, volunteers});
  }
  return names;
}

// Adds elements and sets without a German name: those with a name in another language and, if
// `all_sets`, every set, since a query may look for it.
void add_without_german(const WordSources& sources, const NamesOf& names, bool all_sets,
                        std::vector<FoundWords>& words) {
  const auto is_told = [&words](const std::string& element) {
    return std::ranges::find(words, element, &FoundWords::element) != words.end();
  };
  for (const Element& element : sources.rulebook.elements())
    if (element.german.empty() && !is_told(element.id) && names.contains({"", element.id}))
      words.push_back(
          {element.name, {}, {}, std::string(to_text(element.kind)), {}, element.id, {}, {}});
  for (const TileSet& set : sources.catalog.sets()) {
    const bool told =
        std::ranges::any_of(words, [&set](const FoundWords& each) { return each.set == set.id; });
    if (set.german.empty() && !told && (all_sets || names.contains({set.id, ""})))
      words.push_back({set.title, {}, {}, "set", {}, {}, set.id, {}});
  }
}

// How a query matches, weakest first: a name in another language, another name for the same thing,
// within an English or German name, at the beginning of a word of one.
enum class Match { None, Abroad, Other, Within, Begins };

constexpr std::size_t shortest_abroad = 3;  // bytes of a query

Match match_of(const std::string& text, const std::string& query) {
  const std::size_t at = text.find(query);
  if (at == std::string::npos) return Match::None;
  const bool begins = at == 0 || text.find(' ' + query) != std::string::npos;
  return begins ? Match::Begins : Match::Within;
}

Match best_match(const std::vector<std::string>& texts, const std::string& query,
                 const SearchLanguage& language) {
  Match best = Match::None;
  for (const std::string& text : texts) {
    const std::string plain = folded(text);
    best = std::max({best, match_of(plain, query),
                     match_of(plainly_spelled(plain, language), plainly_spelled(query, language))});
  }
  return best;
}

Match match_in(const WordSources& sources, const FoundWords& words, const std::string& query) {
  const SearchLanguage& language = sources.rulebook.language();
  const Match named = best_match({words.english, words.german}, query, language);
  if (named != Match::None) return named;
  const TileSet* set = words.set.empty() ? nullptr : sources.catalog.find_set(words.set);
  const Element* element = sources.rulebook.find_element(words.element);
  std::vector<std::string> also;
  if (element != nullptr)
    also = element->also;
  else if (set != nullptr)
    also = set->also;
  if (best_match(also, query, language) != Match::None) return Match::Other;
  if (query.size() < shortest_abroad) return Match::None;
  const bool abroad = std::ranges::any_of(words.names, [&](const WordIn& name) {
    return match_of(folded(name.text), query) == Match::Begins;
  });
  return abroad ? Match::Abroad : Match::None;
}

void add_names(const WordSources& sources, const NamesOf& names, std::vector<FoundWords>& words) {
  for (FoundWords& each : words) {
    if (is_edition_title(sources, each.english, each.set)) continue;
    // If a pair names both a set and an element, the set's names count.
    const std::string_view element = each.set.empty() ? std::string_view(each.element) : "";
    if (const auto found = names.find({each.set, element}); found != names.end())
      each.names = found->second;
  }
}

}  // namespace

std::vector<FoundWords> find_words(const WordSources& sources, std::string_view query) {
  std::vector<FoundWords> words = all_words(sources);
  const std::string wanted = folded(trimmed(query));
  const NamesOf names = names_of(sources);
  add_without_german(sources, names, !wanted.empty(), words);
  add_names(sources, names, words);
  if (wanted.empty()) return words;
  std::vector<std::pair<Match, const FoundWords*>> matches;
  for (const FoundWords& each : words)
    if (const Match match = match_in(sources, each, wanted); match != Match::None)
      matches.emplace_back(match, &each);
  std::ranges::stable_sort(matches, std::ranges::greater{},
                           &std::pair<Match, const FoundWords*>::first);
  std::vector<FoundWords> found;
  found.reserve(matches.size());
  for (const auto& [match, each] : matches) found.push_back(*each);
  return found;
}

void keep_pairs(std::vector<FoundWords>& words) {
  std::erase_if(words,
                [](const FoundWords& each) { return each.group.empty() && each.german.empty(); });
}

void keep_words_of(std::string_view rule_set, std::vector<FoundWords>& words) {
  const auto has_it = [&](const FoundWords& each) {
    return std::ranges::find(each.publishers, rule_set) != each.publishers.end();
  };
  std::set<std::pair<std::string, std::string>> named;
  for (const FoundWords& each : words)
    if (has_it(each)) named.emplace(each.german, each.element);
  std::erase_if(words, [&](const FoundWords& each) {
    return !each.publishers.empty() && !has_it(each) && named.contains({each.german, each.element});
  });
}

WordIn word_in(const FoundWords& words, std::string_view language) {
  if (language == "en") return {"en", words.english, "", false};
  if (language == "de" && !words.german.empty()) return {"de", words.german, "", false};
  const auto found = std::ranges::find(words.names, language, &WordIn::language);
  return found == words.names.end() ? WordIn{std::string(language), "", "", false} : *found;
}

std::vector<FoundWords> told_in(const std::vector<FoundWords>& found,
                                std::span<const std::string> languages, bool unknown_too) {
  std::vector<FoundWords> told;
  std::set<std::vector<std::string>> before;
  for (const FoundWords& each : found) {
    std::vector<std::string> texts = {each.english};
    bool any = unknown_too;
    for (const std::string& language : languages) {
      texts.push_back(word_in(each, language).text);
      any = any || (language != "en" && !texts.back().empty());
    }
    if (any && before.insert(texts).second) told.push_back(each);
  }
  return told;
}

std::vector<std::string> other_languages(const Guides& guides) {
  std::vector<std::string> codes;
  for (const Language& language : languages())
    if (language.code != "de" && std::ranges::any_of(guides.names, [&](const ForeignName& name) {
          return name.language == language.code;
        }))
      codes.emplace_back(language.code);
  return codes;
}

std::string nearest_word(const WordSources& sources, std::string_view query) {
  std::vector<std::string> known;
  for (const FoundWords& words : find_words(sources, {})) {
    known.push_back(words.english);
    known.push_back(words.german);
  }
  return nearest(query, known);
}

}  // namespace cartulary
