// The Markdown of content, read once for all who want it: as HTML, as text for a terminal, as the
// words that a search finds, and for the check of its links.
//
// Paragraphs; lists of "- " or "1. ", whose further lines are indented to their words and may be
// lists or paragraphs again; tables of "| a | b |" with a line "|---|--:|" below the head;
// **strong**, *emphasis*, `code` and [words](target). All else is text: nothing is refused here,
// and no HTML comes through as such.
//
//   struct Words : MarkdownHandler { void text(std::string_view words) override { ... } ... };
//   parse_markdown("Lay **it** on.", handler);
//   // open(Paragraph), text("Lay "), open(Strong, ""), text("it"), close(Strong), text(" on."),
//   // close(Paragraph)
#pragma once

#include <string>
#include <string_view>

namespace cartulary {

enum class MarkdownBlock {
  Paragraph,  // left out in the items of a tight list
  List,
  NumberedList,
  Item,
  Table,
  TableHead,
  TableBody,
  TableRow,
  HeadCell,
  Cell
};

struct MarkdownDetail {
  bool tight = false;  // of a list: no blank lines between its items
  unsigned start = 1;  // of a numbered list
  bool right = false;  // of a cell: aligned to the right
};

enum class MarkdownSpan { Emphasis, Strong, Code, Link };

// The parts of a text in their order; every view is gone after the call.
class MarkdownHandler {
 public:
  virtual ~MarkdownHandler() = default;
  virtual void open(MarkdownBlock block, const MarkdownDetail& detail) = 0;
  virtual void close(MarkdownBlock block) = 0;
  // `target` of a link, else empty.
  virtual void open(MarkdownSpan span, std::string_view target) = 0;
  virtual void close(MarkdownSpan span) = 0;
  virtual void text(std::string_view words) = 0;
  // The source begins a new line within a paragraph.
  virtual void line_break() = 0;
};

void parse_markdown(std::string_view markdown, MarkdownHandler& handler);

// The words without the marks that searching and one-line answers do not want: of tables the
// rows, "what | points; city | 2", or the columns where one denies another, "it may: a; b. it may
// not: c."; items with their "- " or "1. "; spaces and line ends as one
// space.
std::string plain_text(std::string_view markdown);

}  // namespace cartulary
