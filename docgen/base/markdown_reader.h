// The Markdown of rules and rulings as a sequence of calls, for those who write it as HTML or as
// text for a terminal. Raw HTML is off: it reads as text.
//
//   struct Words : MarkdownHandler { void text(std::string_view words) override { ... } ... };
//   read_markdown("Lay **it** on.", handler);
//   // open(Paragraph), text("Lay "), open(Strong, ""), text("it"), close(Strong), text(" on."),
//   ...
#pragma once

#include <string_view>

namespace cartulary::docgen {

// Headings count as paragraphs.
enum class MarkdownBlock {
  Paragraph,
  Quote,
  Code,
  Line,
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

class MarkdownHandler {
 public:
  virtual ~MarkdownHandler() = default;
  virtual void open(MarkdownBlock block, const MarkdownDetail& detail) = 0;
  virtual void close(MarkdownBlock block) = 0;
  // `target` of a link, else empty.
  virtual void open(MarkdownSpan span, std::string_view target) = 0;
  virtual void close(MarkdownSpan span) = 0;
  virtual void text(std::string_view words) = 0;
  // "&amp;" as written.
  virtual void entity(std::string_view name) = 0;
  // Hard: asked for. Soft: the source begins a new line.
  virtual void line_break(bool hard) = 0;
};

void read_markdown(std::string_view markdown, MarkdownHandler& handler);

}  // namespace cartulary::docgen
