// The table of prints: one row for each printable document. The command line, the server and the
// prints page read it. A new print needs a row here, a builder and a template.
//
//   const PrintKind* kind = find_print("booklet");
//   const std::string html = print_html(*kind, {index, request});
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "docgen/print/print_page.h"

namespace cartulary::docgen {

struct PrintKind {
  std::string_view name;   // "booklet"
  std::string_view title;  // id of a message: "Booklet of rules"
  std::string_view words;  // of another: a description of one sentence
  PrintPage (*build)(const PrintContext& context) = nullptr;
  int most_pages = 0;  // page count that it should not exceed (a longer one is reported); 0: none
  // What the print omits from the selection, and why; null if it never omits anything.
  Said (*left_out)(const PrintContext& context) = nullptr;
};

std::span<const PrintKind> print_table();
// Null if there is none.
const PrintKind* find_print(std::string_view name);

// The style sheet of all prints on this paper.
std::string print_style(Paper paper, const PageLanguage& language);

// The whole document as HTML: one file with its style and drawings, unless the context has a root.
std::string print_html(const PrintKind& kind, const PrintContext& context);

}  // namespace cartulary::docgen
