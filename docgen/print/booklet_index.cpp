#include "docgen/print/booklet_index.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/text/search_words.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

// Records list their most important elements first and only mention the later ones.
constexpr std::size_t main_of_rule = 3;
constexpr std::size_t main_of_ruling = 2;

bool is_mainly_about(const RuleRecord& record, const std::string& element, std::size_t first) {
  const auto about = std::span(record.about).first(std::min(first, record.about.size()));
  return std::ranges::find(about, element) != about.end();
}

View entry_of(const RuleRecord& record) {
  View entry;
  entry.set("entry_title", record.title).set("entry_id", record.id);
  return entry;
}

View entries_of(const Element& element, const SiteIndex& index, const BookletRecords& records) {
  View entries = View::list();
  for (const Rule* rule : index.rulebook().rules_about(element.id))
    if (records.has(rule->id) && is_mainly_about(*rule, element.id, main_of_rule))
      entries.add(entry_of(*rule));
  for (const Ruling* ruling : index.rulebook().rulings_about(element.id))
    if (records.has(ruling->id) && is_mainly_about(*ruling, element.id, main_of_ruling))
      entries.add(entry_of(*ruling));
  return entries;
}

// An element with something to refer to, and its name as it is sorted.
struct IndexWord {
  std::string key;
  const Element* element = nullptr;
  View entries;
};

std::string key_of(const Element& element, const PageLanguage& language) {
  if (language.is_english()) return to_lower(element.name);
  return folded(language.say(element.name).text);
}

std::vector<IndexWord> words_of(const PrintContext& context, const BookletRecords& records) {
  std::vector<IndexWord> words;
  for (const Element& element : context.index.rulebook().elements())
    if (View entries = entries_of(element, context.index, records); entries.size() > 0)
      words.push_back({key_of(element, context.language), &element, std::move(entries)});
  std::ranges::stable_sort(words, {}, &IndexWord::key);
  return words;
}

// The name in the other language, German or English; empty if it is the same.
std::string other_name(const Element& element, const PageLanguage& language) {
  if (language.is_english()) return element.german;
  return language.say(element.name).in_english ? std::string() : element.name;
}

}  // namespace

View index_views(const PrintContext& context, const BookletRecords& records) {
  const PageLanguage& language = context.language;
  std::map<char, View> letters;
  for (IndexWord& each : words_of(context, records)) {
    View word;
    word.set("entry_name", each.element->name)
        .set("entry_other", other_name(*each.element, language))
        .set("entry_other_lang", language.is_english() ? "de" : "en")
        .set("entries", std::move(each.entries));
    const auto first = static_cast<unsigned char>(each.key.front());
    letters.try_emplace(static_cast<char>(std::toupper(first)), View::list())
        .first->second.add(std::move(word));
  }
  View list = View::list();
  for (auto& [letter, words] : letters) {
    View view;
    view.set("letter", std::string(1, letter)).set("words", std::move(words));
    list.add(std::move(view));
  }
  return list;
}

}  // namespace cartulary::docgen
