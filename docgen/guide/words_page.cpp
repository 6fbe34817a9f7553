#include "docgen/guide/words_page.h"

#include "docgen/base/links.h"
#include "docgen/base/page_path.h"
#include "engine/guide/word_search.h"
#include "engine/text/text.h"

namespace cartulary::docgen {
namespace {

View word_view(const FoundWords& words) {
  View view;
  view.set("w_english", words.english)
      .set("w_german", words.german)
      .set("w_who", joined(words.publishers, ", "))
      .set("w_note", words.note)
      .set("w_href", !words.element.empty() ? element_path(words.element)
                     : !words.set.empty()   ? set_path(words.set)
                                            : std::string());
  return view;
}

View group_view(std::string_view id, std::string_view title, std::string_view note, View words) {
  View view;
  view.set("k_id", id).set("k_title", title).set("k_note", note).set("words", std::move(words));
  return view;
}

// Those of one group of the guide; of none: names of elements and sets beside it.
View words_of(const std::vector<FoundWords>& found, std::string_view group) {
  View words = View::list();
  for (const FoundWords& each : found)
    if (each.group == group) words.add(word_view(each));
  return words;
}

}  // namespace

Page words_page(const PageContext& context) {
  const tiledb::Library& library = context.index.library();
  const std::string query(context.live() ? context.parameter("q").substr(0, 200)
                                         : std::string_view());
  const std::vector<FoundWords> found =
      find_words({library.guides, library.rulebook, library.catalog}, query);
  Page page;
  page.body = "words";
  page.title = "English and German words";
  page.description =
      "What figures, tiles, features and sets of Carcassonne are called in English and in German.";
  page.styles = {"assets/rules.css", "assets/guide.css"};
  View groups = View::list();
  if (const Guide* guide = library.guides.find("words"))
    for (const GuidePart& part : guide->parts) {
      View words = words_of(found, part.id);
      if (words.size() > 0)
        groups.add(group_view(part.id, part.title, part.note, std::move(words)));
    }
  View others = words_of(found, "");
  if (others.size() > 0)
    groups.add(group_view("other-names", "Other names",
                          "Figures, features, tokens, terms and sets that the dictionary lacks.",
                          std::move(others)));
  page.view.set("groups", std::move(groups))
      .set("query", query)
      .set("asked", !query.empty())
      .set("any_found", !found.empty())
      .set("word_count", counted(static_cast<int>(found.size()), "pair"))
      .set("csv_href", page_paths::words_csv.of())
      .set("live", context.live());
  if (!context.live()) page.scripts = {"assets/words.js"};
  return page;
}

}  // namespace cartulary::docgen
