#include "engine/result.h"

namespace cartulary {

namespace {

bool starts_character(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

// The excerpt is two lines; a control character of the input must not make it more.
char shown(char byte) {
  const auto value = static_cast<unsigned char>(byte);
  return value < 0x20U || value == 0x7FU ? ' ' : byte;
}

}  // namespace

std::string to_text(const Error& error) {
  std::string text = error.where.empty() ? error.what : error.where + ": " + error.what;
  if (!error.excerpt.empty()) {
    text += "\n  ";
    for (const char byte : error.excerpt) {
      text += byte;
      if (byte == '\n') text += "  ";
    }
  }
  if (!error.suggestion.empty()) text += "\ndid you mean '" + error.suggestion + "'?";
  if (!error.fix.empty()) text += "\nfix: " + error.fix;
  return text;
}

std::string caret_excerpt(std::string_view text, std::size_t column) {
  std::string excerpt;
  std::size_t characters = 0;
  for (const char byte : text) {
    excerpt += shown(byte);
    if (starts_character(byte)) ++characters;
  }
  excerpt += '\n';
  excerpt.append(column < characters ? column : characters, ' ');
  return excerpt + '^';
}

}  // namespace cartulary
