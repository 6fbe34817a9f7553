// Text on a terminal: colours that can be switched off, widths in characters, wrapped lines.
//
//   Style style(true);
//   style.paint(Ink::Heading, "Base game");       // with escape sequences
//   display_width("Käse");                        // 4
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cartulary::cli {

enum class Ink { Plain, Heading, Name, Faint, Good, Bad, City, Field, Road, River };

class Style {
 public:
  explicit Style(bool colours = false) : colours_(colours) {}
  // The text between the escape sequences of the ink; the bare text without colours.
  std::string paint(Ink ink, std::string_view text) const;
  // Edge letters each in the ink of its edge: "crff". Other characters stay plain.
  std::string paint_edges(std::string_view letters) const;
  bool has_colours() const { return colours_; }

 private:
  bool colours_;
};

// Characters of a UTF-8 text as a terminal shows them, escape sequences not counted.
std::size_t display_width(std::string_view text);

// Stands for a space at which wrap() does not break the line.
inline constexpr char glue = '\x1f';

// Words of a plain text in lines of at most `width` characters; a longer word stands alone in
// its line. Never empty. Line breaks in the text are kept.
std::vector<std::string> wrap(std::string_view text, std::size_t width);

// wrap(), the first line after `first`, the others after as many spaces; each ends in '\n'.
std::string wrap_after(std::string_view first, std::string_view text, std::size_t width);

// The text with control characters written out, so that none reaches a terminal. Line breaks
// stay.
std::string without_controls(std::string_view text);

}  // namespace cartulary::cli
