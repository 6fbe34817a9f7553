#include "engine/text/result.h"

#include <algorithm>

#include "engine/text/text.h"

namespace cartulary {

std::string to_text(const Error& error) {
  std::string text =
      error.where.empty() ? english(error.what) : error.where + ": " + english(error.what);
  if (!error.excerpt.empty()) {
    text += "\n  ";
    for (const char byte : error.excerpt) {
      text += byte;
      if (byte == '\n') text += "  ";
    }
  }
  if (!error.suggestion.empty()) text += "\ndid you mean '" + error.suggestion + "'?";
  if (!error.fix.empty()) text += "\nfix: " + english(error.fix);
  return text;
}

std::string caret_excerpt(std::string_view text, std::size_t column) {
  std::string excerpt = printable(text);
  excerpt += '\n';
  excerpt.append(std::min(column, utf8_column(text, text.size())), ' ');
  return excerpt + '^';
}

}  // namespace cartulary
