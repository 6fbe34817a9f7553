#include "docgen/guide/words_page.h"

#include <algorithm>
#include <map>
#include <ranges>

#include "docgen/base/links.h"
#include "docgen/base/page_path.h"
#include "docgen/views/selection_request.h"
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

View group_view(std::string_view id, const Said& title, const Said& note, View words) {
  View view;
  view.set("k_id", id).set("k_title", title).set("k_note", note).set("words", std::move(words));
  return view;
}

// The words of one group of the guide; an empty group means names of elements and sets that the
// guide lacks.
View words_of(const std::vector<FoundWords>& found, std::string_view group) {
  View words = View::list();
  for (const FoundWords& each : found)
    if (each.group == group) words.add(word_view(each));
  return words;
}

// Without a query only pairs: what has no German name is on the pages of other languages.
std::vector<FoundWords> found_words(const tiledb::Library& library, std::string_view query) {
  std::vector<FoundWords> found =
      find_words({library.guides, library.rulebook, library.catalog, library.sources}, query);
  if (query.empty()) keep_pairs(found);
  return found;
}

Said language_word(std::string_view code) {
  return said(find_language(code)->word);
}

// Links to the pages of the languages other than English and German, sorted by name, except
// `without`.
View language_links(const Guides& guides, std::string_view without = {}) {
  std::map<std::string_view, std::string> codes;
  for (const std::string& code : other_languages(guides))
    if (code != without) codes.emplace(find_language(code)->english, code);
  View links = View::list();
  for (const std::string& code : std::views::values(codes)) {
    View link;
    link.set("l_href", page_paths::words_in.of(code)).set("l_name", language_word(code));
    links.add(std::move(link));
  }
  return links;
}

View foreign_view(const FoundWords& words, const WordIn& word) {
  View view = word_view(words);
  view.set("w_text", word.text).set("w_volunteers", word.volunteers);
  return view;
}

// The documents that give the names in a language.
View sources_of(const tiledb::Library& library, std::string_view code) {
  View sources = View::list();
  for (const SourceDocument& document : library.sources) {
    const bool used = std::ranges::any_of(library.guides.names, [&](const ForeignName& name) {
      return name.language == code && name.source == document.id;
    });
    if (!used) continue;
    View source;
    source.set("s_id", document.id).set("s_title", document.title);
    sources.add(std::move(source));
  }
  return sources;
}

}  // namespace

Page words_page(const PageContext& context) {
  const tiledb::Library& library = context.index.library();
  const std::string query(context.live() ? context.parameter("q").substr(0, 200)
                                         : std::string_view());
  std::vector<FoundWords> found = found_words(library, query);
  AskedRuleSet asked = asked_rule_set(context);
  keep_words_of(asked.name, found);
  Page page;
  page.body = "words";
  page.status = asked.status;
  page.title = said("common.english-and-german-words");
  page.description = said("words.description");
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
    groups.add(group_view("other-names", said("words.other-names"), said("words.other-names-note"),
                          std::move(others)));
  page.view.set("groups", std::move(groups))
      .set("query", query)
      .set("faults", std::move(asked.faults))
      .set("given_rule-set", asked.name)
      .set("asked", !query.empty())
      .set("any_found", !found.empty())
      .set("word_count", said_count("count.pair", found.size()))
      .set("csv_href", page_paths::words_csv.of())
      .set("any_language", !library.guides.names.empty())
      .set("languages", language_links(library.guides))
      .set("live", context.live());
  if (!context.live()) page.scripts = {"assets/words.js"};
  return page;
}

std::optional<Page> words_in_page(const PageContext& context, std::string_view code) {
  const tiledb::Library& library = context.index.library();
  const std::vector<std::string> codes = other_languages(library.guides);
  if (std::ranges::find(codes, code) == codes.end()) return std::nullopt;
  const Said language = language_word(code);
  View words = View::list();
  for (const FoundWords& each :
       told_in(find_words({library.guides, library.rulebook, library.catalog, library.sources}, ""),
               std::vector{std::string(code), std::string("de")}, false))
    if (const WordIn word = word_in(each, code); !word.text.empty())
      words.add(foreign_view(each, word));
  Page page;
  page.body = "words_in";
  page.title = said("words-in.names-in", {{"language", language}});
  page.description = said("words.called-in", {{"language", language}});
  page.styles = {"assets/rules.css", "assets/guide.css"};
  page.view.set("language", language)
      .set("code", code)
      .set("own", find_language(code)->own)
      .set("word_count", said_count("words.names", words.size()))
      .set("words", std::move(words))
      .set("sources", sources_of(library, code))
      .set("languages", language_links(library.guides, code));
  return page;
}

}  // namespace cartulary::docgen
