// The part of a text that shows best why it was found.
//
//   snippet_of("... a long text about the tower ...", {{4, 9, 2.0, 0}});
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace cartulary {

inline constexpr char snippet_mark_begin = '\x02';
inline constexpr char snippet_mark_end = '\x03';

// Words of the text that answer to a slot of the question.
struct SnippetMark {
  std::size_t begin = 0;  // bytes
  std::size_t end = 0;
  double worth = 0;
  std::size_t slot = 0;
};

// The part of some 200 bytes with most worth, each slot counted once, or the opening where it is
// worth nearly as much; whole words, "…" where the text goes on, marked words between U+0002 and
// U+0003. Marks: by begin, then by end.
std::string snippet_of(std::string_view text, std::span<const SnippetMark> marks);

}  // namespace cartulary
