#include "cli/markdown_text.h"

#include <algorithm>
#include <vector>

#include <md4c.h>

#include "cli/text_table.h"

namespace cartulary {
namespace {

// A list that is open, and the mark that the next paragraph in it begins with.
struct OpenList {
  bool ordered = false;
  bool tight = false;
  unsigned number = 1;
  std::string mark;
  std::size_t indent = 0;  // of what stands in its items
};

struct OpenTable {
  std::vector<Column> columns;
  std::vector<std::vector<std::string>> rows;
};

// What md4c calls back while it reads.
class TextWriter {
 public:
  TextWriter(std::size_t width, const Style& style) : width_(width), style_(style) {}

  void enter(MD_BLOCKTYPE type, void* detail) {
    switch (type) {
      case MD_BLOCK_UL:
        open_list(false, static_cast<MD_BLOCK_UL_DETAIL*>(detail)->is_tight != 0, 1);
        break;
      case MD_BLOCK_OL: {
        const auto* list = static_cast<MD_BLOCK_OL_DETAIL*>(detail);
        open_list(true, list->is_tight != 0, list->start);
        break;
      }
      case MD_BLOCK_LI:
        open_item();
        break;
      case MD_BLOCK_TABLE:
        end_paragraph();
        table_ = {};
        break;
      case MD_BLOCK_TR:
        table_.rows.emplace_back();
        break;
      case MD_BLOCK_TH:
        in_head_ = true;
        table_.columns.push_back(
            {.title = {},
             .right = static_cast<MD_BLOCK_TD_DETAIL*>(detail)->align == MD_ALIGN_RIGHT});
        break;
      default:
        break;
    }
  }

  void leave(MD_BLOCKTYPE type) {
    switch (type) {
      case MD_BLOCK_UL:
      case MD_BLOCK_OL:
        end_paragraph();
        lists_.pop_back();
        apart_ = lists_.empty() || !lists_.back().tight;
        break;
      case MD_BLOCK_TH:
        table_.columns.back().title = std::move(line_);
        line_.clear();
        in_head_ = false;
        break;
      case MD_BLOCK_TD:
        table_.rows.back().push_back(std::move(line_));
        line_.clear();
        break;
      case MD_BLOCK_TABLE:
        put_table();
        break;
      default:
        end_paragraph();
        break;
    }
  }

  void enter(MD_SPANTYPE type, void* detail) {
    if (type == MD_SPAN_A) {
      const MD_ATTRIBUTE& target = static_cast<MD_SPAN_A_DETAIL*>(detail)->href;
      link_ = std::string(target.text, target.size);
      link_begin_ = line_.size();
    }
    if (type == MD_SPAN_STRONG) strong_begin_ = line_.size();
  }

  void leave(MD_SPANTYPE type) {
    if (type == MD_SPAN_A) end_link();
    // The titles of a table are painted as a whole.
    if (type == MD_SPAN_STRONG && !in_head_) {
      const std::string words = line_.substr(strong_begin_);
      line_.replace(strong_begin_, words.size(), style_.paint(Ink::Heading, words));
    }
  }

  void text(MD_TEXTTYPE type, std::string_view words) {
    if (type == MD_TEXT_BR)
      line_ += '\n';
    else if (type == MD_TEXT_SOFTBR)
      line_ += ' ';
    else
      line_ += words;
  }

  std::string take() {
    end_paragraph();
    return std::move(out_);
  }

 private:
  std::size_t indent() const { return lists_.empty() ? 0 : lists_.back().indent; }

  void open_list(bool ordered, bool tight, unsigned number) {
    end_paragraph();
    // Blanks part a list from the paragraph before it, but not from that of its item.
    apart_ = lists_.empty() || !lists_.back().tight;
    lists_.push_back({ordered, tight, number, "", indent()});
  }

  void open_item() {
    OpenList& list = lists_.back();
    const std::size_t outer = lists_.size() < 2 ? 0 : lists_[lists_.size() - 2].indent;
    list.mark = list.ordered ? std::to_string(list.number++) + ". " : "- ";
    list.indent = outer + list.mark.size();
  }

  // The blanks before a line, of which a list's mark takes its part once.
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
    constexpr std::string_view tile = "tile/";
    if (link_.starts_with(tile)) {
      const std::string id = link_.substr(tile.size());
      if (line_.find(id, link_begin_) == std::string::npos) line_ += " (" + id + ")";
    }
    link_.clear();
  }

  void put_table() {
    for (Column& column : table_.columns) column.wraps = !column.right;
    const std::size_t columns = table_.columns.size();
    TextTable table(std::move(table_.columns));
    for (std::vector<std::string>& row : table_.rows) {
      if (row.empty()) continue;  // the titles
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
  std::string line_;  // of the paragraph or cell that is being read
  bool apart_ = false;
  bool in_head_ = false;
  std::vector<OpenList> lists_;
  OpenTable table_;
  std::string link_;
  std::size_t link_begin_ = 0;
  std::size_t strong_begin_ = 0;
};

TextWriter& writer(void* self) {
  return *static_cast<TextWriter*>(self);
}

}  // namespace

std::string markdown_text(std::string_view markdown, std::size_t width, const Style& style) {
  TextWriter made(width, style);
  MD_PARSER parser = {};
  parser.flags = MD_FLAG_NOHTML | MD_FLAG_TABLES | MD_FLAG_NOINDENTEDCODEBLOCKS;
  parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* self) {
    writer(self).enter(type, detail);
    return 0;
  };
  parser.leave_block = [](MD_BLOCKTYPE type, void*, void* self) {
    writer(self).leave(type);
    return 0;
  };
  parser.enter_span = [](MD_SPANTYPE type, void* detail, void* self) {
    writer(self).enter(type, detail);
    return 0;
  };
  parser.leave_span = [](MD_SPANTYPE type, void*, void* self) {
    writer(self).leave(type);
    return 0;
  };
  parser.text = [](MD_TEXTTYPE type, const MD_CHAR* words, MD_SIZE size, void* self) {
    writer(self).text(type, {words, size});
    return 0;
  };
  md_parse(markdown.data(), static_cast<MD_SIZE>(markdown.size()), &parser, &made);
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

}  // namespace cartulary
