#include "docgen/base/markdown.h"

#include <algorithm>

#include "docgen/base/links.h"
#include "engine/text/markdown.h"
#include "engine/text/record_id.h"

namespace cartulary::docgen {

namespace {

void append_escaped(std::string& html, std::string_view text) {
  for (const char c : text) {
    switch (c) {
      case '&':
        html += "&amp;";
        break;
      case '<':
        html += "&lt;";
        break;
      case '>':
        html += "&gt;";
        break;
      case '"':
        html += "&quot;";
        break;
      case '\'':
        html += "&#39;";
        break;
      default:
        html += c;
    }
  }
}

// The tags of a block, with a line break after them where that makes the HTML easier to read.
struct BlockTag {
  std::string_view open;
  std::string_view close;
};

BlockTag tag_of(MarkdownBlock block) {
  switch (block) {
    case MarkdownBlock::Paragraph:
      return {"<p>", "</p>\n"};
    case MarkdownBlock::List:
      return {"<ul>\n", "</ul>\n"};
    case MarkdownBlock::NumberedList:
      return {"<ol>\n", "</ol>\n"};
    case MarkdownBlock::Item:
      return {"<li>", "</li>\n"};
    case MarkdownBlock::Table:
      return {"<table class=\"told\">\n", "</table>\n"};
    case MarkdownBlock::TableHead:
      return {"<thead>", "</thead>\n"};
    case MarkdownBlock::TableBody:
      return {"<tbody>", "</tbody>\n"};
    case MarkdownBlock::TableRow:
      return {"<tr>", "</tr>\n"};
    case MarkdownBlock::HeadCell:
      return {"<th scope=\"col\">", "</th>"};
    case MarkdownBlock::Cell:
      return {"<td>", "</td>"};
  }
  return {};
}

// Builds the HTML as the parser reports blocks and spans.
class HtmlWriter : public MarkdownHandler {
 public:
  explicit HtmlWriter(const LinkMaker& link) : link_(link) {}

  void open(MarkdownBlock block, const MarkdownDetail& detail) override {
    cell_ = result_.html.size();
    if (block == MarkdownBlock::NumberedList && detail.start != 1)
      result_.html += "<ol start=\"" + std::to_string(detail.start) + "\">\n";
    else
      result_.html += tag_of(block).open;
  }

  void close(MarkdownBlock block) override {
    const BlockTag tag = tag_of(block);
    // An empty table heading becomes a plain cell.
    if (block == MarkdownBlock::HeadCell && result_.html.size() == cell_ + tag.open.size()) {
      result_.html.resize(cell_);
      result_.html += "<td></td>";
      return;
    }
    result_.html += tag.close;
  }

  void open(MarkdownSpan span, std::string_view target) override {
    switch (span) {
      case MarkdownSpan::Link:
        open_link(target);
        break;
      case MarkdownSpan::Emphasis:
        result_.html += "<em>";
        break;
      case MarkdownSpan::Strong:
        result_.html += "<strong>";
        break;
      case MarkdownSpan::Code:
        result_.html += "<code>";
        break;
    }
  }

  void close(MarkdownSpan span) override {
    switch (span) {
      case MarkdownSpan::Link:
        if (linked_.back()) result_.html += "</a>";
        linked_.pop_back();
        break;
      case MarkdownSpan::Emphasis:
        result_.html += "</em>";
        break;
      case MarkdownSpan::Strong:
        result_.html += "</strong>";
        break;
      case MarkdownSpan::Code:
        result_.html += "</code>";
        break;
    }
  }

  void text(std::string_view words) override { append_escaped(result_.html, words); }
  void line_break() override { result_.html += '\n'; }

  MarkdownHtml take() { return std::move(result_); }

 private:
  void open_link(std::string_view target) {
    const std::optional<RecordId> id = parse_record_id(target);
    if (id && id->kind == RecordKind::Tile &&
        std::ranges::find(result_.tiles, id->name) == result_.tiles.end())
      result_.tiles.push_back(id->name);
    const std::string address = link_(target);
    linked_.push_back(!address.empty());
    if (address.empty()) return;
    const bool is_term = id && id->kind == RecordKind::Element;
    result_.html += is_term ? "<a class=\"term\" href=\"" : "<a href=\"";
    append_escaped(result_.html, address);
    result_.html += "\">";
  }

  const LinkMaker& link_;
  MarkdownHtml result_;
  std::vector<bool> linked_;
  std::size_t cell_ = 0;  // length of the HTML when the last block was opened
};

// Links records to their pages; `root` is the relative path to the top folder.
LinkMaker page_links(std::string_view root) {
  return [root](std::string_view record) {
    const std::string path = record_path(record);
    return path.empty() ? std::string() : std::string(root) + path;
  };
}

}  // namespace

MarkdownHtml markdown_html(std::string_view text, std::string_view root) {
  return markdown_html(text, page_links(root));
}

MarkdownHtml markdown_html(std::string_view text, const LinkMaker& link) {
  HtmlWriter html(link);
  parse_markdown(text, html);
  return html.take();
}

std::string markdown_line(std::string_view text, std::string_view root) {
  return markdown_line(text, page_links(root));
}

std::string markdown_line(std::string_view text, const LinkMaker& link) {
  std::string html = markdown_html(text, link).html;
  constexpr std::string_view open = "<p>";
  constexpr std::string_view close = "</p>\n";
  if (html.starts_with(open) && html.find(close) + close.size() == html.size())
    html = html.substr(open.size(), html.size() - open.size() - close.size());
  return html;
}

}  // namespace cartulary::docgen
