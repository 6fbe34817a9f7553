#include "cli/guide/words_text.h"

#include <set>
#include <string_view>
#include <utility>

#include "cli/terminal/text_table.h"
#include "engine/text/text.h"

namespace cartulary::cli {
namespace {

constexpr std::string_view volunteers_sign = "*";

// A name, or that it is not known.
std::string told(const std::string& name) {
  return name.empty() ? "?" : name;
}

// "English", then the languages asked for.
std::vector<Column> columns_in(const std::vector<std::string>& languages) {
  std::vector<Column> columns = {{.title = "English", .wraps = true}};
  for (const std::string& code : languages)
    if (code != "en")
      columns.push_back({.title = std::string(find_language(code)->english), .wraps = true});
  return columns;
}

// "* a word of volunteers ...": of which documents.
std::string volunteers_text(const std::set<std::string>& documents_used,
                            const std::vector<SourceDocument>& documents, std::size_t width) {
  std::vector<std::string> titles;
  for (const SourceDocument& document : documents)
    if (documents_used.contains(document.id)) titles.push_back(document.title);
  return titles.empty()
             ? ""
             : "\n" + wrap_after(std::string(volunteers_sign) + " ",
                                 "a word of volunteers, printed on no box: " + joined(titles, "; "),
                                 width);
}

}  // namespace

std::string words_text(const std::vector<FoundWords>& words, std::size_t width,
                       const Style& style) {
  TextTable table({{.title = "English", .wraps = true},
                   {.title = "German", .wraps = true},
                   {.title = "who", .ink = Ink::Faint},
                   {.title = "kind", .ink = Ink::Faint}});
  for (const FoundWords& each : words)
    table.add({told(each.english), told(each.german), joined(each.publishers), each.kind});
  return table.text(width, style);
}

std::string words_in_text(const std::vector<FoundWords>& words,
                          const std::vector<std::string>& languages,
                          const std::vector<SourceDocument>& documents, std::size_t width,
                          const Style& style) {
  TextTable table(columns_in(languages));
  std::set<std::string> used;
  for (const FoundWords& each : words) {
    std::vector<std::string> cells = {told(each.english)};
    for (const std::string& code : languages) {
      if (code == "en") continue;
      const WordIn word = word_in(each, code);
      cells.push_back(told(word.text) + std::string(word.volunteers ? volunteers_sign : ""));
      if (word.volunteers) used.insert(word.source);
    }
    table.add(std::move(cells));
  }
  return table.text(width, style) + volunteers_text(used, documents, width);
}

}  // namespace cartulary::cli
