#include <algorithm>
#include <set>
#include <utility>

#include "docgen/print/print_builders.h"
#include "engine/guide/word_search.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

constexpr std::string_view not_known = "–";

// The two languages of a print.
struct Languages {
  std::string first;
  std::string second;
  bool first_is_told = false;  // it is marked as what it is
  // English and German also have publishers, and pairs in which one word is not known.
  bool usual() const { return first == "en" && second == "de"; }
};

std::string told(const WordIn& word) {
  if (word.text.empty()) return std::string(not_known);
  return word.volunteers ? word.text + "*" : word.text;
}

View pair_view(const FoundWords& words, const Languages& languages) {
  View view;
  view.set("w_first", told(word_in(words, languages.first)))
      .set("w_second", told(word_in(words, languages.second)))
      .set("w_first_lang", languages.first_is_told ? languages.first : std::string())
      .set("w_second_lang", languages.second)
      .set("w_who", languages.usual() ? joined(words.publishers, ", ") : std::string());
  return view;
}

View group_view(const Said& title, const std::vector<FoundWords>& found, std::string_view group,
                const Languages& languages) {
  View words = View::list();
  for (const FoundWords& each : found)
    if (each.group == group) words.add(pair_view(each, languages));
  View view;
  view.set("k_title", title).set("k_any", words.size() > 0).set("words", std::move(words));
  return view;
}

// The pairs with a word in both languages, each once.
std::vector<FoundWords> pairs_of(const std::vector<FoundWords>& found, const Languages& languages) {
  std::vector<FoundWords> pairs;
  std::set<std::pair<std::string, std::string>> before;
  for (const FoundWords& each : found) {
    const std::string first = word_in(each, languages.first).text;
    const std::string second = word_in(each, languages.second).text;
    if (!first.empty() && !second.empty() && before.emplace(first, second).second)
      pairs.push_back(each);
  }
  return pairs;
}

// Whether a pair has a word that is not known.
bool lacks_words(const std::vector<FoundWords>& found, const Languages& languages) {
  return std::ranges::any_of(found, [&](const FoundWords& each) {
    return word_in(each, languages.first).text.empty() ||
           word_in(each, languages.second).text.empty();
  });
}

// The titles of the volunteers' documents that any word of the two languages comes from.
std::string volunteers_of(const std::vector<FoundWords>& found, const Languages& languages,
                          const std::vector<SourceDocument>& documents) {
  std::vector<std::string> titles;
  for (const SourceDocument& document : documents)
    if (std::ranges::any_of(found, [&](const FoundWords& each) {
          return std::ranges::any_of(each.names, [&](const WordIn& name) {
            return name.volunteers && name.source == document.id &&
                   (name.language == languages.first || name.language == languages.second);
          });
        }))
      titles.push_back(document.title);
  return joined(titles, "; ");
}

// Whether a word belongs to a chosen set or to the game as a whole.
bool is_of(const FoundWords& words, const Selection& selection, const Rulebook& rulebook) {
  if (!words.set.empty() && !selection.sets.contains(words.set)) return false;
  const Element* element = rulebook.find_element(words.element);
  return element == nullptr || element->set.empty() || selection.sets.contains(element->set);
}

}  // namespace

PrintPage words_print(const PrintContext& context) {
  const tiledb::Library& library = context.index.library();
  Languages languages{context.request.languages.front(), context.request.languages.back()};
  languages.first_is_told = !languages.usual() || !context.language.is_english();
  std::vector<FoundWords> found =
      find_words({library.guides, library.rulebook, library.catalog, library.sources}, "");
  if (languages.usual())
    keep_pairs(found);
  else
    found = pairs_of(found, languages);
  keep_words_of(context.request.selection.rule_set, found);
  const bool all = context.request.whole || !context.request.chosen;
  if (!all)
    std::erase_if(found, [&](const FoundWords& words) {
      return !is_of(words, context.request.selection, library.rulebook);
    });
  View groups = View::list();
  if (const Guide* guide = library.guides.find("words"))
    for (const GuidePart& part : guide->parts)
      groups.add(group_view(part.title, found, part.id, languages));
  groups.add(group_view(said("words.other-names"), found, "", languages));
  const Said first = said(find_language(languages.first)->word);
  const Said second = said(find_language(languages.second)->word);
  PrintPage page;
  page.body = "print_words";
  page.title = said("print.words-title", {{"first", first}, {"second", second}});
  page.view.set("groups", std::move(groups))
      .set("words_title", said("print.words-heading", {{"first", first}, {"second", second}}))
      .set("usual", languages.usual())
      .set("not_known", lacks_words(found, languages))
      .set("volunteers", volunteers_of(found, languages, library.sources))
      .set("sets_words", all ? Said() : printed_sets_words(context))
      .set("word_count", said_count("count.pair", found.size()));
  return page;
}

}  // namespace cartulary::docgen
