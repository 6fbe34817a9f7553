// Converts the Markdown of rules and rulings to text for a terminal: wrapped paragraphs, lists with
// hanging indents, tables in columns. A link becomes its words; a link to a tile is followed by its
// id.
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

// Lines of at most `width` characters, each ending in '\n'. A long word or a table that cannot be
// narrowed may be wider. Empty for empty text.
std::string markdown_text(std::string_view markdown, std::size_t width, const Style& style);

// Indents each line by `blanks` spaces; empty lines stay empty.
std::string indented(std::string_view lines, std::size_t blanks);

}  // namespace cartulary::cli
