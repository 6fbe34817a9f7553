// The table of prints: one row for each thing that can be printed. The command line, the server
// and the page of prints read it; a new print is a row here, its builder and its template.
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
  std::string_view title;  // "Booklet of rules"
  std::string_view words;  // what it is, one sentence
  PrintPage (*build)(const PrintContext& context) = nullptr;
  int most_pages = 0;  // that it is meant to have, where it is; more are told
  // What of the selection is not in it and why, where anything may be.
  std::string (*left_out)(const PrintContext& context) = nullptr;
};

std::span<const PrintKind> print_table();
// Null if there is none.
const PrintKind* find_print(std::string_view name);

// The style sheet of all prints on this paper.
std::string print_style(Paper paper);

// The whole document as HTML: one file, style, drawings and all, unless the context has a root.
std::string print_html(const PrintKind& kind, const PrintContext& context);

}  // namespace cartulary::docgen
