// Markdown of rules and rulings as text for a terminal: wrapped paragraphs, lists with hanging
// lines, tables in columns. Links stand as their words, tiles with their id behind.
//
//   markdown_text("Lay **it** on:\n\n- a tile,\n- the table.\n", 80, style);
//   // Lay it on:
//   //
//   // - a tile,
//   // - the table.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "cli/terminal/terminal.h"

namespace cartulary::cli {

// Lines of at most `width` characters, each ending in '\n', unless a word or the cells of a table
// cannot be made so narrow; empty for empty text.
std::string markdown_text(std::string_view markdown, std::size_t width, const Style& style);

// Each line with as many blanks before it; empty lines stay empty.
std::string indented(std::string_view lines, std::size_t blanks);

}  // namespace cartulary::cli
