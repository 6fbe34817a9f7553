#include "engine/text/text.h"

#include <algorithm>
#include <charconv>

#include "engine/text/contract.h"
#include "engine/text/unseen.h"

namespace cartulary {

namespace {

char small(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

unsigned byte_at(std::string_view text, std::size_t offset) {
  return static_cast<unsigned char>(text[offset]);
}

}  // namespace

std::string to_lower(std::string_view text) {
  std::string lower(text);
  for (char& letter : lower) letter = small(letter);
  return lower;
}

bool same_letters(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i)
    if (small(a[i]) != small(b[i])) return false;
  return true;
}

std::string spaced(std::string_view id) {
  std::string words(id);
  std::ranges::replace(words, '-', ' ');
  return words;
}

std::string capitalized(std::string_view text) {
  std::string words(text);
  if (!words.empty() && words[0] >= 'a' && words[0] <= 'z')
    words[0] = static_cast<char>(words[0] - 'a' + 'A');
  return words;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::optional<int> parse_whole(std::string_view text, int least, int most) {
  int value = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, fault] = std::from_chars(text.data(), end, value);
  if (text.empty() || (text[0] == '-' && least >= 0) || fault != std::errc() || stop != end)
    return std::nullopt;
  if (value < least || value > most) return std::nullopt;
  return value;
}

std::string counted(int number, std::string_view one, std::string_view many) {
  std::string text = std::to_string(number) + ' ';
  if (number == 1 || many.empty())
    text += one;
  else
    text += many;
  if (number != 1 && many.empty()) text += 's';
  return text;
}

bool is_space(char letter) {
  return letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r';
}

bool is_digit(char letter) {
  return letter >= '0' && letter <= '9';
}

std::string_view without_opening(std::string_view text,
                                 std::span<const std::string_view> openings) {
  for (const std::string_view opening : openings)
    if (text.starts_with(opening)) return text.substr(opening.size());
  return text;
}

bool contains(const std::vector<std::string>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

void add_item(std::string& list, std::string_view item, std::string_view separator) {
  if (!list.empty()) list += separator;
  list += item;
}

std::size_t utf8_width(std::string_view text, std::size_t offset) {
  if (offset >= text.size()) return 0;
  const unsigned lead = byte_at(text, offset);
  if (lead < 0x80U) return 1;
  const std::size_t width = lead >= 0xC2U && lead < 0xE0U   ? 2
                            : lead >= 0xE0U && lead < 0xF0U ? 3
                            : lead >= 0xF0U && lead < 0xF5U ? 4
                                                            : 0;
  if (width == 0 || offset + width > text.size()) return 0;
  for (std::size_t i = 1; i < width; ++i)
    if ((byte_at(text, offset + i) & 0xC0U) != 0x80U) return 0;
  const unsigned second = byte_at(text, offset + 1);
  const bool overlong = (lead == 0xE0U && second < 0xA0U) || (lead == 0xF0U && second < 0x90U);
  const bool surrogate = lead == 0xEDU && second >= 0xA0U;
  const bool beyond = lead == 0xF4U && second >= 0x90U;
  return overlong || surrogate || beyond ? 0 : width;
}

std::optional<std::size_t> first_bad_utf8(std::string_view text) {
  for (std::size_t offset = 0; offset < text.size();) {
    const std::size_t width = utf8_width(text, offset);
    if (width == 0) return offset;
    offset += width;
  }
  return std::nullopt;
}

std::size_t utf8_column(std::string_view text, std::size_t bytes) {
  std::size_t column = 0;
  for (std::size_t offset = 0; offset < bytes && offset < text.size(); ++column)
    offset += std::max<std::size_t>(1, utf8_width(text, offset));
  return column;
}

std::string printable(std::string_view text) {
  std::string line;
  for (std::size_t offset = 0; offset < text.size();) {
    const std::size_t width = utf8_width(text, offset);
    const std::string_view character = text.substr(offset, width);
    if (width == 0)
      line += '?';
    else if (is_unseen(character))
      line += ' ';
    else
      line += character;
    offset += std::max<std::size_t>(1, width);
  }
  return line;
}

std::string quoted(std::string_view text) {
  std::string marked = "'";
  marked += printable(text);
  marked += '\'';
  return marked;
}

std::string quoted_character(std::string_view text, std::size_t offset) {
  CARTULARY_REQUIRES(offset < text.size());
  const std::size_t width = utf8_width(text, offset);
  const unsigned byte = byte_at(text, offset);
  if (width == 0 || (width == 1 && is_unseen(text.substr(offset, 1)))) {
    constexpr std::string_view digits = "0123456789abcdef";
    return std::string("byte 0x") + digits[byte >> 4U] + digits[byte & 15U];
  }
  return quoted(text.substr(offset, width));
}

}  // namespace cartulary
