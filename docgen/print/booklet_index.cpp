#include "docgen/print/booklet_index.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <span>

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

std::string folded(std::string_view name) {
  std::string text;
  for (const char c : name) text += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

}  // namespace

View index_views(const SiteIndex& index, const BookletRecords& records) {
  std::vector<const Element*> elements;
  for (const Element& element : index.rulebook().elements()) elements.push_back(&element);
  std::ranges::stable_sort(elements, {}, [](const Element* e) { return folded(e->name); });
  std::map<char, View> letters;
  for (const Element* element : elements) {
    View entries = entries_of(*element, index, records);
    if (entries.size() == 0) continue;
    View word;
    word.set("entry_name", element->name)
        .set("entry_german", element->german)
        .set("entries", std::move(entries));
    const auto first = static_cast<unsigned char>(folded(element->name).front());
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
