#include "engine/text/markdown.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/text/text.h"

namespace cartulary {
namespace {

using Lines = std::vector<std::string_view>;

// Deeper lists and longer spans are treated as text, which bounds stack and time. No text written
// for people needs them.
constexpr int deepest_list = 16;
constexpr std::size_t longest_span = 4'000;  // bytes

bool is_blank(std::string_view line) {
  return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

std::size_t indent_of(std::string_view line) {
  return std::min(line.find_first_not_of(' '), line.size());
}

// The marker of a list item: "- " or "12. ".
struct ListMark {
  bool numbered = false;
  unsigned number = 1;
  std::size_t width = 0;  // including the spaces around it
};

std::optional<ListMark> mark_of(std::string_view line) {
  const std::size_t indent = indent_of(line);
  const std::string_view rest = line.substr(indent);
  if (rest.starts_with("- ")) return ListMark{.width = indent + 2};
  ListMark mark{.numbered = true};
  const auto digits = std::from_chars(rest.data(), rest.data() + rest.size(), mark.number);
  const auto length = static_cast<std::size_t>(digits.ptr - rest.data());
  if (digits.ec != std::errc() || !rest.substr(length).starts_with(". ")) return std::nullopt;
  mark.width = indent + length + 2;
  return mark;
}

Lines cells_of(std::string_view row) {
  row = trimmed(row);
  row.remove_prefix(1);
  if (row.ends_with('|')) row.remove_suffix(1);
  Lines cells = split(row, '|');
  for (std::string_view& cell : cells) cell = trimmed(cell);
  return cells;
}

bool is_row(std::string_view line) {
  return trimmed(line).starts_with('|');
}

// Whether the line separates the head of a table from its body.
bool is_rule(std::string_view line) {
  return is_row(line) && line.find('-') != std::string_view::npos &&
         line.find_first_not_of("|-: \r") == std::string_view::npos;
}

// Reads the text of one paragraph or cell.
class InlineReader {
 public:
  explicit InlineReader(MarkdownHandler& handler) : handler_(handler) {}

  void read(std::string_view text) {
    std::size_t plain = 0;  // start of the text not yet passed on
    for (std::size_t at = 0; at < text.size();) {
      const Span span = span_at(text, at);
      if (span.length == 0) {
        ++at;
        continue;
      }
      tell(text.substr(plain, at - plain));
      tell(span);
      at += span.length;
      plain = at;
    }
    tell(text.substr(plain));
  }

 private:
  struct Span {
    std::size_t length = 0;                 // 0: no span begins here
    std::optional<MarkdownSpan> kind = {};  // empty: a line break
    std::string_view words = {};
    std::string_view target = {};
  };

  static Span span_at(std::string_view text, std::size_t at) {
    switch (text[at]) {
      case '\n':
        return {.length = 1};
      case '`':
        return between(text.substr(at, longest_span), "`", MarkdownSpan::Code);
      case '[':
        return link(text.substr(at, longest_span));
      case '*':
        if (text.substr(at).starts_with("**"))
          return between(text.substr(at, longest_span), "**", MarkdownSpan::Strong);
        return between(text.substr(at, longest_span), "*", MarkdownSpan::Emphasis);
      default:
        return {};
    }
  }

  // Markers must touch the words that they enclose.
  static Span between(std::string_view text, std::string_view mark, MarkdownSpan kind) {
    const std::size_t begin = mark.size();
    if (text.size() <= begin || is_blank(text.substr(begin, 1)) || text[begin] == '\n') return {};
    for (std::size_t end = text.find(mark, begin + 1); end != std::string_view::npos;
         end = text.find(mark, end + 1)) {
      const bool doubled = mark == "*" && text.substr(end).starts_with("**");
      if (doubled) ++end;
      if (!doubled && !is_blank(text.substr(end - 1, 1)) && text[end - 1] != '\n')
        return {end + mark.size(), kind, text.substr(begin, end - begin), {}};
    }
    return {};
  }

  static Span link(std::string_view text) {
    const std::size_t middle = text.find(']');
    if (middle == std::string_view::npos || !text.substr(middle + 1).starts_with('(')) return {};
    const std::size_t end = text.find_first_of(") \n", middle);
    if (end == std::string_view::npos || text[end] != ')') return {};
    return {end + 1, MarkdownSpan::Link, text.substr(1, middle - 1),
            text.substr(middle + 2, end - middle - 2)};
  }

  void tell(std::string_view words) {
    if (!words.empty()) handler_.text(words);
  }
  void tell(const Span& span) {
    if (!span.kind) return handler_.line_break();
    handler_.open(*span.kind, span.target);
    if (*span.kind == MarkdownSpan::Code)
      tell(span.words);
    else
      read(span.words);
    handler_.close(*span.kind);
  }

  MarkdownHandler& handler_;
};

// Reads the blocks of a text or of a list item, taking lines from the front.
class BlockReader {
 public:
  // `depth` is the number of lists around the lines.
  BlockReader(Lines lines, bool tight, int depth, MarkdownHandler& handler)
      : lines_(std::move(lines)), tight_(tight), depth_(depth), handler_(handler) {}

  void read() {
    while (at_ < lines_.size()) {
      if (is_blank(lines_[at_]))
        ++at_;
      else if (const std::optional<ListMark> mark = mark_of(lines_[at_]);
               mark && depth_ < deepest_list)
        read_list(*mark);
      else if (is_row(lines_[at_]) && at_ + 1 < lines_.size() && is_rule(lines_[at_ + 1]))
        read_table();
      else
        read_paragraph();
    }
  }

 private:
  // A list may directly follow a paragraph if its first number is 1.
  bool ends_paragraph(std::string_view line) const {
    const std::optional<ListMark> mark = mark_of(line);
    return is_blank(line) || (mark && mark->number == 1);
  }

  void read_paragraph() {
    std::string text(trimmed(lines_[at_++]));
    for (; at_ < lines_.size() && !ends_paragraph(lines_[at_]); ++at_)
      text.append("\n").append(trimmed(lines_[at_]));
    if (!tight_) handler_.open(MarkdownBlock::Paragraph, {});
    InlineReader(handler_).read(text);
    if (!tight_) handler_.close(MarkdownBlock::Paragraph);
  }

  // The lines of the item that begins here, without its marker and indent. Clears `tight` if there
  // is a blank line in the item or before the next one.
  Lines take_item(const ListMark& mark, bool& tight) {
    Lines item = {lines_[at_++].substr(mark.width)};
    for (; at_ < lines_.size(); ++at_) {
      if (!is_blank(lines_[at_])) {
        const bool inside = indent_of(lines_[at_]) >= mark.width;
        if (!inside &&
            (is_blank(lines_[at_ - 1]) || ends_paragraph(lines_[at_]) || mark_of(lines_[at_])))
          break;
        item.push_back(inside ? lines_[at_].substr(mark.width) : lines_[at_]);
        continue;
      }
      std::size_t next = at_;
      while (next < lines_.size() && is_blank(lines_[next])) ++next;
      if (next == lines_.size()) break;
      const bool inside = indent_of(lines_[next]) >= mark.width;
      const std::optional<ListMark> other = mark_of(lines_[next]);
      if (!inside && (!other || other->numbered != mark.numbered)) break;
      tight = false;
      item.emplace_back();
    }
    return item;
  }

  void read_list(const ListMark& first) {
    std::vector<Lines> items;
    bool tight = true;
    while (at_ < lines_.size()) {
      if (is_blank(lines_[at_])) {
        ++at_;
        continue;
      }
      const std::optional<ListMark> mark = mark_of(lines_[at_]);
      if (!mark || mark->numbered != first.numbered) break;
      items.push_back(take_item(*mark, tight));
    }
    const MarkdownBlock list = first.numbered ? MarkdownBlock::NumberedList : MarkdownBlock::List;
    handler_.open(list, {.tight = tight, .start = first.number});
    for (Lines& item : items) {
      handler_.open(MarkdownBlock::Item, {});
      BlockReader(std::move(item), tight, depth_ + 1, handler_).read();
      handler_.close(MarkdownBlock::Item);
    }
    handler_.close(list);
  }

  void read_table() {
    std::vector<bool> right;
    for (const std::string_view rule : cells_of(lines_[at_ + 1]))
      right.push_back(rule.ends_with(':') && !rule.starts_with(':'));
    handler_.open(MarkdownBlock::Table, {});
    handler_.open(MarkdownBlock::TableHead, {});
    read_row(MarkdownBlock::HeadCell, right);
    handler_.close(MarkdownBlock::TableHead);
    ++at_;
    if (at_ < lines_.size() && is_row(lines_[at_])) {
      handler_.open(MarkdownBlock::TableBody, {});
      while (at_ < lines_.size() && is_row(lines_[at_])) read_row(MarkdownBlock::Cell, right);
      handler_.close(MarkdownBlock::TableBody);
    }
    handler_.close(MarkdownBlock::Table);
  }

  // Reads as many cells as the table has columns.
  void read_row(MarkdownBlock cell, const std::vector<bool>& right) {
    Lines cells = cells_of(lines_[at_++]);
    cells.resize(right.size());
    handler_.open(MarkdownBlock::TableRow, {});
    for (std::size_t i = 0; i < cells.size(); ++i) {
      handler_.open(cell, {.right = right[i]});
      InlineReader(handler_).read(cells[i]);
      handler_.close(cell);
    }
    handler_.close(MarkdownBlock::TableRow);
  }

  Lines lines_;
  std::size_t at_ = 0;
  bool tight_;
  int depth_;
  MarkdownHandler& handler_;
};

// Collects the plain text. Owns what it has collected.
class PlainWriter : public MarkdownHandler {
 public:
  void open(MarkdownBlock block, const MarkdownDetail& detail) override {
    switch (block) {
      case MarkdownBlock::List:
        lists_.push_back(0);
        break;
      case MarkdownBlock::NumberedList:
        lists_.push_back(detail.start);
        break;
      case MarkdownBlock::Item:
        put(lists_.back() == 0 ? " - " : " " + std::to_string(lists_.back()++) + ". ");
        break;
      case MarkdownBlock::TableRow:
        rows_.emplace_back();
        break;
      case MarkdownBlock::HeadCell:
      case MarkdownBlock::Cell:
        rows_.back().emplace_back();
        break;
      case MarkdownBlock::Table:
        put(" ");
        rows_.clear();
        break;
      case MarkdownBlock::Paragraph:
        put(" ");
        break;
      case MarkdownBlock::TableHead:
      case MarkdownBlock::TableBody:
        break;
    }
  }
  void close(MarkdownBlock block) override {
    if (block == MarkdownBlock::List || block == MarkdownBlock::NumberedList) lists_.pop_back();
    if (block == MarkdownBlock::Table) put_table();
  }
  void open(MarkdownSpan, std::string_view) override {}
  void close(MarkdownSpan) override {}
  void text(std::string_view words) override { put(words); }
  void line_break() override { put(" "); }

  std::string take() {
    while (plain_.ends_with(' ')) plain_.pop_back();
    return std::move(plain_);
  }

 private:
  using Row = std::vector<std::string>;

  void put(std::string_view words) {
    const bool in_cell = !rows_.empty() && !rows_.back().empty();
    std::string& to = in_cell ? rows_.back().back() : plain_;
    for (const char c : words)
      if (c != ' ' || (!to.empty() && to.back() != ' ')) to += c;
  }
  void put_table() {
    const std::vector<Row> rows = std::exchange(rows_, {});
    put(denies(rows.front()) ? in_columns(rows) : in_rows(rows));
    put(" ");
  }
  // Whether a column negates another. The cells of a row then do not belong together.
  static bool denies(const Row& heads) {
    return std::ranges::any_of(heads, [](std::string_view head) {
      return head.ends_with(" not") || head.find(" not ") != std::string_view::npos ||
             head.find("cannot") != std::string_view::npos;
    });
  }
  // "it eats: figure; robber. it does not eat: barn."
  static std::string in_columns(const std::vector<Row>& rows) {
    std::string words;
    for (std::size_t column = 0; column < rows.front().size(); ++column) {
      std::string cells;
      for (std::size_t row = 1; row < rows.size(); ++row)
        if (!rows[row][column].empty()) add_item(cells, rows[row][column], "; ");
      if (column > 0) words += ' ';
      words += rows.front()[column] + ": " + cells + '.';
    }
    return words;
  }
  // "what: city; points: 2. what: road; points: 1." A row that its first cell names under an empty
  // head begins with it: "on a tower: mayor: no; barn: no."
  static std::string in_rows(const std::vector<Row>& rows) {
    std::string words;
    for (std::size_t row = 1; row < rows.size(); ++row) {
      std::string cells;
      for (std::size_t column = 0; column < rows[row].size(); ++column) {
        const std::string& head = rows.front()[column];
        const std::string& cell = rows[row][column];
        if (cell.empty()) continue;
        const bool after_name = column == 1 && rows.front()[0].empty();
        add_item(cells, head.empty() ? cell : head + ": " + cell, after_name ? ": " : "; ");
      }
      if (!cells.empty()) add_item(words, cells.ends_with('.') ? cells : cells + '.', " ");
    }
    return words;
  }

  std::string plain_;
  std::vector<Row> rows_;        // of the table being read
  std::vector<unsigned> lists_;  // the number of the next item; 0: not numbered
};

}  // namespace

void parse_markdown(std::string_view markdown, MarkdownHandler& handler) {
  BlockReader(split(markdown, '\n'), false, 0, handler).read();
}

std::string plain_text(std::string_view markdown) {
  PlainWriter words;
  parse_markdown(markdown, words);
  return words.take();
}

}  // namespace cartulary
