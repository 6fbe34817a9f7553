#include "engine/guide/word_search.h"

#include <algorithm>
#include <set>
#include <utility>

#include "engine/text/search_words.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

// How an element's kind or "set" is told.
std::string kind_of(const WordSources& sources, const std::string& element,
                    const std::string& set) {
  if (const Element* found = sources.rulebook.find_element(element))
    return std::string(to_text(found->kind));
  return set.empty() ? "" : "set";
}

std::vector<FoundWords> all_words(const WordSources& sources) {
  std::vector<FoundWords> words;
  std::set<std::string> told;
  for (const WordPair& pair : sources.guides.words) {
    words.push_back({pair.english, pair.german, pair.publishers,
                     kind_of(sources, pair.element, pair.set), pair.group, pair.element, pair.set,
                     pair.note});
    if (!pair.element.empty()) told.insert("element/" + pair.element);
    if (!pair.set.empty()) told.insert("set/" + pair.set);
  }
  for (const Element& element : sources.rulebook.elements())
    if (!element.german.empty() && told.count("element/" + element.id) == 0)
      words.push_back({element.name,
                       element.german,
                       {},
                       std::string(to_text(element.kind)),
                       {},
                       element.id,
                       {},
                       {}});
  for (const TileSet& set : sources.catalog.sets())
    if (!set.german.empty() && told.count("set/" + set.id) == 0)
      words.push_back({set.title, set.german, {}, "set", {}, {}, set.id, {}});
  return words;
}

// Sets whose German name is not known: no pairs, but what somebody may look for.
void add_sets_without_german(const WordSources& sources, std::vector<FoundWords>& words) {
  for (const TileSet& set : sources.catalog.sets()) {
    const bool told =
        std::ranges::any_of(words, [&set](const FoundWords& each) { return each.set == set.id; });
    if (set.german.empty() && !told)
      words.push_back({set.title, {}, {}, "set", {}, {}, set.id, {}});
  }
}

// "ue" as people write who have no umlauts, like the "u" that folding makes of it.
std::string without_umlauts(std::string text) {
  for (const std::string_view pair : {"ae", "oe", "ue"})
    for (std::size_t at = text.find(pair); at != std::string::npos; at = text.find(pair, at + 1))
      text.erase(at + 1, 1);
  return text;
}

// Of a name, or of another word for the same, where the names hold none.
enum class Match { None, Other, Within, Begins };

Match match_of(const std::string& text, const std::string& query) {
  const std::size_t at = text.find(query);
  if (at == std::string::npos) return Match::None;
  const bool begins = at == 0 || text.find(' ' + query) != std::string::npos;
  return begins ? Match::Begins : Match::Within;
}

Match best_match(const std::vector<std::string>& texts, const std::string& query) {
  Match best = Match::None;
  for (const std::string& text : texts) {
    const std::string plain = folded(text);
    best = std::max(
        {best, match_of(plain, query), match_of(without_umlauts(plain), without_umlauts(query))});
  }
  return best;
}

Match match_in(const WordSources& sources, const FoundWords& words, const std::string& query) {
  const Match named = best_match({words.english, words.german}, query);
  if (named != Match::None) return named;
  const auto in_others = [&](const std::vector<std::string>& also) {
    return best_match(also, query) == Match::None ? Match::None : Match::Other;
  };
  if (const Element* element = sources.rulebook.find_element(words.element))
    return in_others(element->also);
  const TileSet* set = words.set.empty() ? nullptr : sources.catalog.find_set(words.set);
  return set == nullptr ? Match::None : in_others(set->also);
}

}  // namespace

std::vector<FoundWords> find_words(const WordSources& sources, std::string_view query) {
  std::vector<FoundWords> words = all_words(sources);
  const std::string wanted = folded(trimmed(query));
  if (wanted.empty()) return words;
  add_sets_without_german(sources, words);
  std::vector<FoundWords> found;
  for (const Match match : {Match::Begins, Match::Within, Match::Other})
    for (const FoundWords& each : words)
      if (match_in(sources, each, wanted) == match) found.push_back(each);
  return found;
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
