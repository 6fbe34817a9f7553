#include "docgen/markdown.h"

#include <algorithm>

#include <md4c.h>

#include "docgen/links.h"

namespace cartulary {

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

std::string_view view_of(const MD_ATTRIBUTE& attribute) {
  return {attribute.text, attribute.size};
}

// What md4c calls back while it reads; owns the HTML as far as it is written.
class HtmlWriter {
 public:
  explicit HtmlWriter(std::string_view root) : root_(root) {}

  void open_block(MD_BLOCKTYPE type, void* detail) {
    if (type == MD_BLOCK_OL && static_cast<MD_BLOCK_OL_DETAIL*>(detail)->start != 1) {
      result_.html +=
          "<ol start=\"" + std::to_string(static_cast<MD_BLOCK_OL_DETAIL*>(detail)->start) + "\">\n";
      return;
    }
    if (type == MD_BLOCK_TH || type == MD_BLOCK_TD) cell_ = result_.html.size();
    result_.html += opening(type);
  }

  void close_block(MD_BLOCKTYPE type) {
    const std::string_view open = opening(type);
    // A head without words is no head.
    if (type == MD_BLOCK_TH && result_.html.size() == cell_ + open.size()) {
      result_.html.resize(cell_);
      result_.html += "<td></td>";
      return;
    }
    result_.html += closing(type);
  }

  void open_span(MD_SPANTYPE type, void* detail) {
    if (type == MD_SPAN_A) {
      open_link(view_of(static_cast<MD_SPAN_A_DETAIL*>(detail)->href));
      return;
    }
    result_.html += type == MD_SPAN_EM       ? "<em>"
                    : type == MD_SPAN_STRONG ? "<strong>"
                    : type == MD_SPAN_CODE   ? "<code>"
                                             : "";
  }

  void close_span(MD_SPANTYPE type) {
    if (type == MD_SPAN_A) {
      if (linked_.back()) result_.html += "</a>";
      linked_.pop_back();
      return;
    }
    result_.html += type == MD_SPAN_EM       ? "</em>"
                    : type == MD_SPAN_STRONG ? "</strong>"
                    : type == MD_SPAN_CODE   ? "</code>"
                                             : "";
  }

  void text(MD_TEXTTYPE type, std::string_view text) {
    if (type == MD_TEXT_NULLCHAR) return;
    if (type == MD_TEXT_BR)
      result_.html += "<br>\n";
    else if (type == MD_TEXT_SOFTBR)
      result_.html += '\n';
    else if (type == MD_TEXT_ENTITY)
      result_.html += text;
    else
      append_escaped(result_.html, text);
  }

  MarkdownHtml take() { return std::move(result_); }

 private:
  static std::string_view opening(MD_BLOCKTYPE type) {
    switch (type) {
      case MD_BLOCK_QUOTE:
        return "<blockquote>\n";
      case MD_BLOCK_UL:
        return "<ul>\n";
      case MD_BLOCK_OL:
        return "<ol>\n";
      case MD_BLOCK_LI:
        return "<li>";
      case MD_BLOCK_HR:
        return "<hr>\n";
      case MD_BLOCK_CODE:
        return "<pre><code>";
      case MD_BLOCK_H:
      case MD_BLOCK_P:
        return "<p>";
      case MD_BLOCK_TABLE:
        return "<table class=\"told\">\n";
      case MD_BLOCK_THEAD:
        return "<thead>";
      case MD_BLOCK_TBODY:
        return "<tbody>";
      case MD_BLOCK_TR:
        return "<tr>";
      case MD_BLOCK_TH:
        return "<th scope=\"col\">";
      case MD_BLOCK_TD:
        return "<td>";
      case MD_BLOCK_DOC:
      case MD_BLOCK_HTML:
        return "";
    }
    return "";
  }

  static std::string_view closing(MD_BLOCKTYPE type) {
    switch (type) {
      case MD_BLOCK_QUOTE:
        return "</blockquote>\n";
      case MD_BLOCK_UL:
        return "</ul>\n";
      case MD_BLOCK_OL:
        return "</ol>\n";
      case MD_BLOCK_LI:
        return "</li>\n";
      case MD_BLOCK_CODE:
        return "</code></pre>\n";
      case MD_BLOCK_H:
      case MD_BLOCK_P:
        return "</p>\n";
      case MD_BLOCK_TABLE:
        return "</table>\n";
      case MD_BLOCK_THEAD:
        return "</thead>\n";
      case MD_BLOCK_TBODY:
        return "</tbody>\n";
      case MD_BLOCK_TR:
        return "</tr>\n";
      case MD_BLOCK_TH:
        return "</th>";
      case MD_BLOCK_TD:
        return "</td>";
      case MD_BLOCK_DOC:
      case MD_BLOCK_HR:
      case MD_BLOCK_HTML:
        return "";
    }
    return "";
  }

  void open_link(std::string_view target) {
    const std::string path = record_path(target);
    linked_.push_back(!path.empty());
    if (path.empty()) return;
    if (target.starts_with("tile/")) {
      std::string id(target.substr(5));
      if (std::ranges::find(result_.tiles, id) == result_.tiles.end())
        result_.tiles.push_back(std::move(id));
    }
    result_.html += target.starts_with("element/") ? "<a class=\"term\" href=\"" : "<a href=\"";
    append_escaped(result_.html, root_);
    append_escaped(result_.html, path);
    result_.html += "\">";
  }

  std::string_view root_;
  MarkdownHtml result_;
  std::vector<bool> linked_;
  std::size_t cell_ = 0;
};

HtmlWriter& writer(void* data) {
  return *static_cast<HtmlWriter*>(data);
}

}  // namespace

std::string escaped_html(std::string_view text) {
  std::string html;
  append_escaped(html, text);
  return html;
}

MarkdownHtml markdown_html(std::string_view text, std::string_view root) {
  HtmlWriter html(root);
  MD_PARSER parser = {};
  parser.flags = MD_FLAG_NOHTML | MD_FLAG_TABLES | MD_FLAG_NOINDENTEDCODEBLOCKS;
  parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* data) {
    writer(data).open_block(type, detail);
    return 0;
  };
  parser.leave_block = [](MD_BLOCKTYPE type, void*, void* data) {
    writer(data).close_block(type);
    return 0;
  };
  parser.enter_span = [](MD_SPANTYPE type, void* detail, void* data) {
    writer(data).open_span(type, detail);
    return 0;
  };
  parser.leave_span = [](MD_SPANTYPE type, void*, void* data) {
    writer(data).close_span(type);
    return 0;
  };
  parser.text = [](MD_TEXTTYPE type, const MD_CHAR* part, MD_SIZE size, void* data) {
    writer(data).text(type, {part, size});
    return 0;
  };
  // It fails only where memory does.
  md_parse(text.data(), static_cast<MD_SIZE>(text.size()), &parser, &html);
  return html.take();
}

std::string markdown_line(std::string_view text, std::string_view root) {
  std::string html = markdown_html(text, root).html;
  constexpr std::string_view open = "<p>";
  constexpr std::string_view close = "</p>\n";
  if (html.starts_with(open) && html.find(close) + close.size() == html.size())
    html = html.substr(open.size(), html.size() - open.size() - close.size());
  return html;
}

}  // namespace cartulary
