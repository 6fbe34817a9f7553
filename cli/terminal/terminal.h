// Text on a terminal: optional colours, widths in characters, wrapped lines.
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
  // The text with the escape sequences of the ink around it; the bare text without colours.
  std::string paint(Ink ink, std::string_view text) const;
  // Edge letters ("crff"), each in the ink of its edge. Other characters stay plain.
  std::string paint_edges(std::string_view letters) const;
  bool has_colours() const { return colours_; }

 private:
  bool colours_;
};

// The number of characters of a UTF-8 text that a terminal shows, not counting escape sequences.
std::size_t display_width(std::string_view text);

// A space at which wrap() does not break the line.
inline constexpr char glue = '\x1f';

// Breaks a plain text into lines of at most `width` characters; a longer word gets a line to
// itself. The result is never empty. Line breaks in the text are kept.
std::vector<std::string> wrap(std::string_view text, std::size_t width);

// wrap(), with the first line after `first` and the others indented to the same width; each line
// ends in '\n'.
std::string wrap_after(std::string_view first, std::string_view text, std::size_t width);

// The text with control characters written out, so that none reaches a terminal. Line breaks are
// kept.
std::string without_controls(std::string_view text);

}  // namespace cartulary::cli
