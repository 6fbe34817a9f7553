#include "docgen/print/words_print.h"

#include "engine/guide/word_search.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

View group_view(std::string_view title, const std::vector<FoundWords>& found,
                std::string_view group) {
  View words = View::list();
  for (const FoundWords& each : found) {
    if (each.group != group) continue;
    View view;
    view.set("w_english", each.english.empty() ? "?" : each.english)
        .set("w_german", each.german.empty() ? "?" : each.german)
        .set("w_who", joined(each.publishers, ", "));
    words.add(std::move(view));
  }
  View view;
  view.set("k_title", title).set("k_any", words.size() > 0).set("words", std::move(words));
  return view;
}

// Whether a word is of a chosen set, or of the game as a whole.
bool is_of(const FoundWords& words, const Selection& selection, const Rulebook& rulebook) {
  if (!words.set.empty() && !selection.sets.contains(words.set)) return false;
  const Element* element = rulebook.find_element(words.element);
  return element == nullptr || element->set.empty() || selection.sets.contains(element->set);
}

}  // namespace

PrintPage words_print(const PrintContext& context) {
  const tiledb::Library& library = context.index.library();
  std::vector<FoundWords> found =
      find_words({library.guides, library.rulebook, library.catalog}, "");
  const bool all = context.request.whole || !context.request.chosen;
  if (!all)
    std::erase_if(found, [&](const FoundWords& words) {
      return !is_of(words, context.request.selection, library.rulebook);
    });
  View groups = View::list();
  if (const Guide* guide = library.guides.find("words"))
    for (const GuidePart& part : guide->parts) groups.add(group_view(part.title, found, part.id));
  groups.add(group_view("Other names", found, ""));
  PrintPage page;
  page.body = "print_words";
  page.title = "Carcassonne: English and German words";
  page.view.set("groups", std::move(groups))
      .set("sets_words", all ? "" : printed_sets_words(context))
      .set("word_count", counted(static_cast<int>(found.size()), "pair"));
  return page;
}

}  // namespace cartulary::docgen
