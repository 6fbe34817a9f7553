// Small helpers for text that people typed or read: letters without regard to case, whole numbers,
// things counted, lists, and UTF-8.
//
//   to_lower("BA-15");              // "ba-15"
//   parse_whole("12", 1, 99);       // 12
//   counted(1, "copy", "copies");   // "1 copy"
#pragma once

#include <cstddef>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cartulary {

// ASCII letters made small; all other bytes stay, so UTF-8 stays whole.
std::string to_lower(std::string_view text);
bool same_letters(std::string_view a, std::string_view b);
// With the first letter made large, if it is a small one of ASCII: "City wall".
std::string capitalized(std::string_view text);
// An id as words: "large follower" of "large-follower".
std::string spaced(std::string_view id);

// Without spaces and tabs at both ends.
std::string_view trimmed(std::string_view text);

// "1 tile", "3 tiles"; `many` where an s does not do.
std::string counted(int number, std::string_view one, std::string_view many = {});

// The parts between the separators, at least one, as they stand (not trimmed).
std::vector<std::string_view> split(std::string_view text, char separator);

// Adds an item to a text that lists some, behind the separator unless it is the first: "a" and
// "b" to "a, b".
void add_item(std::string& list, std::string_view item, std::string_view separator = ", ");

// Space, tab or the end of a line; 0 to 9.
bool is_space(char letter);
bool is_digit(char letter);

// Behind the first of the openings with which the text begins; the whole text without one.
std::string_view without_opening(std::string_view text, std::span<const std::string_view> openings);

// Whether the name is one of the names.
bool contains(const std::vector<std::string>& names, std::string_view name);

// The items in one line, for example joined(ids), joined(names, " ").
template <class Items>
std::string joined(const Items& items, std::string_view separator = ", ");
// The last item behind words of its own: joined(names, ", ", " or ") is "a, b or c".
template <class Items>
std::string joined(const Items& items, std::string_view separator, std::string_view last);

// Reads a whole number of digits alone, behind a minus sign where `least` is below 0; nothing if
// it is not within least..most.
std::optional<int> parse_whole(std::string_view text, int least, int most);

// Bytes of the UTF-8 character at `offset`; 0 if none that is valid begins there.
std::size_t utf8_width(std::string_view text, std::size_t offset);

// Offset of the first byte that belongs to no valid UTF-8 character.
std::optional<std::size_t> first_bad_utf8(std::string_view text);

// Number of characters in the first `bytes` bytes: the column of that offset. A byte that is no
// UTF-8 counts as a character.
std::size_t utf8_column(std::string_view text, std::size_t bytes);

// Fit for one line of a message: control characters as spaces, bytes that are no UTF-8 as `?`.
std::string printable(std::string_view text);

// Printable and between quotes, for messages: "'tower'".
std::string quoted(std::string_view text);

// The character at `offset` between quotes, for messages: "'q'"; control characters and bytes
// that are no UTF-8 by number: "byte 0x07". REQUIRES: offset < text.size().
std::string quoted_character(std::string_view text, std::size_t offset);

template <class Items>
std::string joined(const Items& items, std::string_view separator, std::string_view last) {
  std::string list;
  std::size_t left = std::size(items);
  bool first = true;
  for (const auto& item : items) {
    --left;
    if (!first) list += left == 0 ? last : separator;
    list += item;
    first = false;
  }
  return list;
}

template <class Items>
std::string joined(const Items& items, std::string_view separator) {
  return joined(items, separator, separator);
}

}  // namespace cartulary
