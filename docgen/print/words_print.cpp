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

}  // namespace

PrintPage words_print(const PrintContext& context) {
  const tiledb::Library& library = context.index.library();
  const std::vector<FoundWords> found =
      find_words({library.guides, library.rulebook, library.catalog}, "");
  View groups = View::list();
  if (const Guide* guide = library.guides.find("words"))
    for (const GuidePart& part : guide->parts) groups.add(group_view(part.title, found, part.id));
  groups.add(group_view("Other names", found, ""));
  PrintPage page;
  page.body = "print_words";
  page.title = "Carcassonne: English and German words";
  page.view.set("groups", std::move(groups))
      .set("word_count", counted(static_cast<int>(found.size()), "pair"));
  return page;
}

}  // namespace cartulary::docgen
