// Picks the part of a text that best shows why it was found, with the matching words marked.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace cartulary {

inline constexpr char snippet_mark_begin = '\x02';
inline constexpr char snippet_mark_end = '\x03';

// Words of the text that match a slot of the question.
struct SnippetMark {
  std::size_t begin = 0;  // bytes
  std::size_t end = 0;
  double worth = 0;
  std::size_t slot = 0;
};

// Returns the part of about 200 bytes whose marks are worth most, counting each slot once; or the
// opening, if that is worth nearly as much. Cuts at whole words, writes "…" where text is left out,
// and puts U+0002 and U+0003 around marked words. REQUIRES: marks sorted by begin, then end.
std::string snippet_of(std::string_view text, std::span<const SnippetMark> marks);

}  // namespace cartulary
