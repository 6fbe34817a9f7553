#include "docgen/base/page_parameters.h"

#include <string_view>

namespace cartulary::docgen {

namespace {

bool is_plain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
         c == '_' || c == '.' || c == '*' || c == ',' || c == '@';
}

std::string percent_escaped(std::string_view text) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string result;
  for (const char c : text) {
    if (is_plain(c)) {
      result += c;
      continue;
    }
    const auto byte = static_cast<unsigned char>(c);
    result += {'%', digits[byte >> 4U], digits[byte & 15U]};
  }
  return result;
}

}  // namespace

std::string query_string(const PageParameters& parameters) {
  std::string text;
  for (const auto& [name, value] : parameters) {
    if (value.empty()) continue;
    text += (text.empty() ? '?' : '&') + percent_escaped(name) + '=' + percent_escaped(value);
  }
  return text;
}

}  // namespace cartulary::docgen
