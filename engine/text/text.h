// Small text helpers: case, whole numbers, counts, lists and UTF-8.
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

// Lowers ASCII letters. All other bytes are unchanged, so UTF-8 stays valid.
std::string to_lower(std::string_view text);
bool same_letters(std::string_view a, std::string_view b);
// Raises the first letter if it is ASCII: "City wall".
std::string capitalized(std::string_view text);
// An id as words: "large-follower" becomes "large follower".
std::string spaced(std::string_view id);

// Without spaces and tabs at either end.
std::string_view trimmed(std::string_view text);

// "1 tile", "3 tiles". Pass `many` if the plural is not formed with s.
std::string counted(int number, std::string_view one, std::string_view many = {});

// The parts between separators, at least one, not trimmed.
std::vector<std::string_view> split(std::string_view text, char separator);

// Appends an item to a list, after the separator unless it is the first: adding "b" to "a" gives
// "a, b".
void add_item(std::string& list, std::string_view item, std::string_view separator = ", ");

// is_space: space, tab or line end. is_digit: 0 to 9.
bool is_space(char letter);
bool is_digit(char letter);

// Removes the first of the openings with which the text begins, if any.
std::string_view without_opening(std::string_view text, std::span<const std::string_view> openings);

// Whether `names` contains `name`.
bool contains(const std::vector<std::string>& names, std::string_view name);

// Joins the items on one line: joined(ids), joined(names, " ").
template <class Items>
std::string joined(const Items& items, std::string_view separator = ", ");
// Joins with a different separator before the last item: joined(names, ", ", " or ") is "a, b or
// c".
template <class Items>
std::string joined(const Items& items, std::string_view separator, std::string_view last);

// Parses a whole number that consists of digits only, with a minus sign allowed if `least` is below
// 0. Returns nothing if it is not in least..most.
std::optional<int> parse_whole(std::string_view text, int least, int most);

// Bytes of the UTF-8 character at `offset`; 0 if no valid one begins there.
std::size_t utf8_width(std::string_view text, std::size_t offset);

// Offset of the first byte that is not part of a valid UTF-8 character.
std::optional<std::size_t> first_bad_utf8(std::string_view text);

// The number of characters in the first `bytes` bytes, which is the column of that offset. An
// invalid byte counts as one character.
std::size_t utf8_column(std::string_view text, std::size_t bytes);

// The text made fit for one line of a message: unseen characters (is_unseen) become spaces, invalid
// UTF-8 bytes become `?`.
std::string printable(std::string_view text);

// printable() text in quotes, for messages: "'tower'".
std::string quoted(std::string_view text);

// The character at `offset` in quotes, for messages: "'q'". ASCII control characters and invalid
// UTF-8 bytes are given by number: "byte 0x07". REQUIRES: offset < text.size().
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
