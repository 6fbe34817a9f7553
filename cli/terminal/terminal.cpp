#include "cli/terminal/terminal.h"

#include <algorithm>
#include <array>

#include "engine/text/text.h"
#include "engine/text/unseen.h"

namespace cartulary::cli {
namespace {

std::string_view code_of(Ink ink) {
  static constexpr std::array<std::string_view, 10> codes = {"",   "1",  "1;36", "2", "32",
                                                             "31", "33", "32",   "1", "34"};
  return codes[static_cast<std::size_t>(ink)];
}

Ink ink_of_edge(char letter) {
  switch (letter) {
    case 'c':
      return Ink::City;
    case 'f':
      return Ink::Field;
    case 'r':
      return Ink::Road;
    case 's':
      return Ink::River;
    default:
      return Ink::Plain;
  }
}

constexpr char escape = '\x1b';

bool continues_character(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

void wrap_line(std::string_view line, std::size_t width, std::vector<std::string>& lines) {
  std::string current;
  std::size_t used = 0;
  while (!line.empty()) {
    const std::size_t blank = line.find(' ');
    const std::string_view word = line.substr(0, blank);
    line.remove_prefix(blank == std::string_view::npos ? line.size() : blank + 1);
    if (word.empty()) continue;
    const std::size_t length = display_width(word);
    if (!current.empty() && used + 1 + length > width) {
      lines.push_back(std::move(current));
      current.clear();
      used = 0;
    }
    if (!current.empty()) {
      current += ' ';
      ++used;
    }
    current += word;
    used += length;
  }
  lines.push_back(std::move(current));
}

}  // namespace

std::string Style::paint(Ink ink, std::string_view text) const {
  if (!colours_ || ink == Ink::Plain || text.empty()) return std::string(text);
  std::string painted;
  painted += escape;
  painted += '[';
  painted += code_of(ink);
  painted += 'm';
  painted += text;
  painted += escape;
  painted += "[0m";
  return painted;
}

std::string Style::paint_edges(std::string_view letters) const {
  std::string painted;
  for (char letter : letters) painted += paint(ink_of_edge(letter), std::string_view(&letter, 1));
  return painted;
}

std::size_t display_width(std::string_view text) {
  std::size_t width = 0;
  bool in_escape = false;
  for (char byte : text) {
    if (in_escape) {
      in_escape = byte != 'm';
    } else if (byte == escape) {
      in_escape = true;
    } else if (!continues_character(byte)) {
      ++width;
    }
  }
  return width;
}

std::vector<std::string> wrap(std::string_view text, std::size_t width) {
  std::vector<std::string> lines;
  for (;;) {
    const std::size_t end = text.find('\n');
    wrap_line(text.substr(0, end), width, lines);
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
  }
  for (std::string& line : lines) std::replace(line.begin(), line.end(), glue, ' ');
  return lines;
}

std::string wrap_after(std::string_view first, std::string_view text, std::size_t width) {
  const std::size_t indent = display_width(first);
  const std::size_t room = width > indent + 20 ? width - indent : 20;
  std::string result;
  for (const std::string& line : wrap(text, room)) {
    std::string whole = (result.empty() ? std::string(first) : std::string(indent, ' ')) + line;
    while (whole.ends_with(' ')) whole.pop_back();
    result += whole + '\n';
  }
  return result;
}

std::string without_controls(std::string_view text) {
  static constexpr std::string_view digits = "0123456789abcdef";
  std::string clean;
  while (!text.empty()) {
    const std::string_view character =
        text.substr(0, std::max<std::size_t>(1, utf8_width(text, 0)));
    text.remove_prefix(character.size());
    if (character == "\n" || !is_unseen(character)) {
      clean += character;
      continue;
    }
    for (const char byte : character) {
      const auto code = static_cast<unsigned char>(byte);
      clean += "\\x";
      clean += digits[code >> 4U];
      clean += digits[code & 15U];
    }
  }
  return clean;
}

}  // namespace cartulary::cli
