#include "tiledb/search_text.h"

#include <algorithm>

namespace cartulary {
namespace {

// Bytes beyond ASCII count as letters: the tokenizer decides which of them are.
bool is_letter(char c) {
  return static_cast<unsigned char>(c) >= 0x80U || (c >= '0' && c <= '9') ||
         (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

std::string phrase(std::string_view word) {
  std::string quoted = "\"";
  for (const char c : word) {
    // A NUL would end the expression.
    if (c == '\0') continue;
    if (c == '"') quoted += '"';
    quoted += c;
  }
  return quoted + "\"";
}

bool is_space(char c) {
  return c == ' ' || (c >= '\t' && c <= '\r');
}

}  // namespace

std::string match_expression(std::string_view text) {
  std::string expression;
  while (!text.empty()) {
    const auto end = std::find_if(text.begin(), text.end(), is_space);
    const auto length = static_cast<std::size_t>(end - text.begin());
    const std::string_view word = text.substr(0, length);
    text.remove_prefix(std::min(length + 1, text.size()));
    if (std::none_of(word.begin(), word.end(), is_letter)) continue;
    if (!expression.empty()) expression += ' ';
    expression += phrase(word);
  }
  if (!expression.empty()) expression += '*';
  return expression;
}

}  // namespace cartulary
