#include "cli/terminal/markdown_text.h"

#include <algorithm>
#include <vector>

#include "cli/terminal/text_table.h"
#include "engine/text/markdown.h"
#include "engine/text/record_id.h"

namespace cartulary::cli {
namespace {

// An open list, and the mark to print before the next paragraph in it.
struct OpenList {
  bool ordered = false;
  bool tight = false;
  unsigned number = 1;
  std::string mark;
  std::size_t indent = 0;  // of the text in its items
};

struct OpenTable {
  std::vector<Column> columns;
  std::vector<std::vector<std::string>> rows;
};

class TextWriter : public MarkdownHandler {
 public:
  TextWriter(std::size_t width, const Style& style) : width_(width), style_(style) {}

  void open(MarkdownBlock block, const MarkdownDetail& detail) override {
    switch (block) {
      case MarkdownBlock::List:
      case MarkdownBlock::NumberedList:
        open_list(block == MarkdownBlock::NumberedList, detail);
        break;
      case MarkdownBlock::Item:
        open_item();
        break;
      case MarkdownBlock::Table:
        end_paragraph();
        table_ = {};
        break;
      case MarkdownBlock::TableRow:
        table_.rows.emplace_back();
        break;
      case MarkdownBlock::HeadCell:
        in_head_ = true;
        table_.columns.push_back({.title = {}, .right = detail.right});
        break;
      default:
        break;
    }
  }

  void close(MarkdownBlock block) override {
    switch (block) {
      case MarkdownBlock::List:
      case MarkdownBlock::NumberedList:
        end_paragraph();
        lists_.pop_back();
        apart_ = lists_.empty() || !lists_.back().tight;
        break;
      case MarkdownBlock::HeadCell:
        table_.columns.back().title = std::move(line_);
        line_.clear();
        in_head_ = false;
        break;
      case MarkdownBlock::Cell:
        table_.rows.back().push_back(std::move(line_));
        line_.clear();
        break;
      case MarkdownBlock::Table:
        put_table();
        break;
      default:
        end_paragraph();
        break;
    }
  }

  void open(MarkdownSpan span, std::string_view target) override {
    if (span == MarkdownSpan::Link) {
      link_ = target;
      link_begin_ = line_.size();
    }
    if (span == MarkdownSpan::Strong) strong_begin_ = line_.size();
  }

  void close(MarkdownSpan span) override {
    if (span == MarkdownSpan::Link) end_link();
    // A table paints its titles as a whole.
    if (span == MarkdownSpan::Strong && !in_head_) {
      const std::string words = line_.substr(strong_begin_);
      line_.replace(strong_begin_, words.size(), style_.paint(Ink::Heading, words));
    }
  }

  void text(std::string_view words) override { line_ += words; }
  void line_break() override { line_ += ' '; }

  std::string take() {
    end_paragraph();
    return std::move(out_);
  }

 private:
  std::size_t indent() const { return lists_.empty() ? 0 : lists_.back().indent; }

  void open_list(bool ordered, const MarkdownDetail& detail) {
    end_paragraph();
    // An empty line separates a list from the paragraph before it, but not a tight nested list from
    // the text of its item.
    apart_ = lists_.empty() || !lists_.back().tight;
    lists_.push_back({ordered, detail.tight, detail.start, "", indent()});
  }

  void open_item() {
    OpenList& list = lists_.back();
    const std::size_t outer = lists_.size() < 2 ? 0 : lists_[lists_.size() - 2].indent;
    list.mark = list.ordered ? std::to_string(list.number++) + ". " : "- ";
    list.indent = outer + list.mark.size();
  }

  // The indent of a line. The first line of an item shows the list's mark in it.
  std::string margin() {
    std::string blanks(indent(), ' ');
    if (lists_.empty() || lists_.back().mark.empty()) return blanks;
    std::string& mark = lists_.back().mark;
    blanks.replace(blanks.size() - mark.size(), mark.size(), mark);
    mark.clear();
    return blanks;
  }

  void begin_block() {
    if (!out_.empty() && apart_) out_ += '\n';
    apart_ = lists_.empty() || !lists_.back().tight;
  }

  void end_paragraph() {
    if (line_.empty()) return;
    begin_block();
    out_ += wrap_after(margin(), line_, width_);
    line_.clear();
  }

  void end_link() {
    const std::optional<RecordId> id = parse_record_id(link_);
    if (id && id->kind == RecordKind::Tile &&
        line_.find(id->name, link_begin_) == std::string::npos)
      line_ += " (" + id->name + ")";
    link_.clear();
  }

  void put_table() {
    for (Column& column : table_.columns) column.wraps = !column.right;
    const std::size_t columns = table_.columns.size();
    TextTable table(std::move(table_.columns));
    for (std::vector<std::string>& row : table_.rows) {
      if (row.empty()) continue;  // the title row; its cells became column titles
      row.resize(columns);
      table.add(std::move(row));
    }
    apart_ = true;
    begin_block();
    const std::size_t blanks = indent();
    out_ += indented(table.text(width_ - std::min(width_, blanks), style_), blanks);
    apart_ = true;
  }

  std::size_t width_;
  const Style& style_;
  std::string out_;
  std::string line_;  // the paragraph or cell being read
  bool apart_ = false;
  bool in_head_ = false;
  std::vector<OpenList> lists_;
  OpenTable table_;
  std::string link_;
  std::size_t link_begin_ = 0;
  std::size_t strong_begin_ = 0;
};

}  // namespace

std::string markdown_text(std::string_view markdown, std::size_t width, const Style& style) {
  TextWriter made(width, style);
  parse_markdown(markdown, made);
  return made.take();
}

std::string indented(std::string_view lines, std::size_t blanks) {
  std::string out;
  while (!lines.empty()) {
    const std::size_t end = lines.find('\n');
    const std::string_view line = lines.substr(0, end);
    if (!line.empty()) out.append(blanks, ' ').append(line);
    out += '\n';
    lines.remove_prefix(end == std::string_view::npos ? lines.size() : end + 1);
  }
  return out;
}

}  // namespace cartulary::cli
