// Parser for the Markdown of the content. It serves HTML output, terminal output, the search index
// and the link checker.
//
// Supported: paragraphs; lists of "- " or "1. " items, whose further lines are indented to the text
// of the item and may hold lists and paragraphs; tables of "| a | b |" with a line "|---|--:|"
// below the head; **strong**, *emphasis*, `code` and [words](target). Everything else is plain
// text: no input is rejected, and HTML is not interpreted.
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
  Paragraph,  // omitted in the items of a tight list
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
  bool tight = false;  // lists: no blank line between the items
  unsigned start = 1;  // numbered lists: the first number
  bool right = false;  // cells: aligned to the right
};

enum class MarkdownSpan { Emphasis, Strong, Code, Link };

// Receives the parts of a text in order. Views are valid only during the call.
class MarkdownHandler {
 public:
  virtual ~MarkdownHandler() = default;
  virtual void open(MarkdownBlock block, const MarkdownDetail& detail) = 0;
  virtual void close(MarkdownBlock block) = 0;
  // `target` is the target of a link, else empty.
  virtual void open(MarkdownSpan span, std::string_view target) = 0;
  virtual void close(MarkdownSpan span) = 0;
  virtual void text(std::string_view words) = 0;
  // A new line of the source within a paragraph.
  virtual void line_break() = 0;
};

void parse_markdown(std::string_view markdown, MarkdownHandler& handler);

// The text without markup, for the search and for one-line answers. Tables become sentences, one
// for each row, "what: city; points: 2.", or, if one column negates another, one for each column,
// "it may: a; b. it may not: c." Items keep their "- " or "1. ". Spaces and line ends become single
// spaces.
std::string plain_text(std::string_view markdown);

}  // namespace cartulary
