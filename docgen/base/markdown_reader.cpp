#include "docgen/base/markdown_reader.h"

#include <optional>

#include <md4c.h>

namespace cartulary::docgen {
namespace {

// Nothing for the document and for raw HTML.
std::optional<MarkdownBlock> block_of(MD_BLOCKTYPE type) {
  switch (type) {
    case MD_BLOCK_H:
    case MD_BLOCK_P:
      return MarkdownBlock::Paragraph;
    case MD_BLOCK_QUOTE:
      return MarkdownBlock::Quote;
    case MD_BLOCK_CODE:
      return MarkdownBlock::Code;
    case MD_BLOCK_HR:
      return MarkdownBlock::Line;
    case MD_BLOCK_UL:
      return MarkdownBlock::List;
    case MD_BLOCK_OL:
      return MarkdownBlock::NumberedList;
    case MD_BLOCK_LI:
      return MarkdownBlock::Item;
    case MD_BLOCK_TABLE:
      return MarkdownBlock::Table;
    case MD_BLOCK_THEAD:
      return MarkdownBlock::TableHead;
    case MD_BLOCK_TBODY:
      return MarkdownBlock::TableBody;
    case MD_BLOCK_TR:
      return MarkdownBlock::TableRow;
    case MD_BLOCK_TH:
      return MarkdownBlock::HeadCell;
    case MD_BLOCK_TD:
      return MarkdownBlock::Cell;
    case MD_BLOCK_DOC:
    case MD_BLOCK_HTML:
      break;
  }
  return std::nullopt;
}

MarkdownDetail detail_of(MD_BLOCKTYPE type, const void* detail) {
  if (type == MD_BLOCK_UL)
    return {.tight = static_cast<const MD_BLOCK_UL_DETAIL*>(detail)->is_tight != 0};
  if (type == MD_BLOCK_OL) {
    const auto* list = static_cast<const MD_BLOCK_OL_DETAIL*>(detail);
    return {.tight = list->is_tight != 0, .start = list->start};
  }
  if (type == MD_BLOCK_TH || type == MD_BLOCK_TD)
    return {.right = static_cast<const MD_BLOCK_TD_DETAIL*>(detail)->align == MD_ALIGN_RIGHT};
  return {};
}

// Nothing for what the flags of read_markdown leave off.
std::optional<MarkdownSpan> span_of(MD_SPANTYPE type) {
  if (type == MD_SPAN_EM) return MarkdownSpan::Emphasis;
  if (type == MD_SPAN_STRONG) return MarkdownSpan::Strong;
  if (type == MD_SPAN_CODE) return MarkdownSpan::Code;
  if (type == MD_SPAN_A) return MarkdownSpan::Link;
  return std::nullopt;
}

MarkdownHandler& handler_of(void* data) {
  return *static_cast<MarkdownHandler*>(data);
}

int open_block(MD_BLOCKTYPE type, void* detail, void* data) {
  if (const auto block = block_of(type)) handler_of(data).open(*block, detail_of(type, detail));
  return 0;
}

int close_block(MD_BLOCKTYPE type, void*, void* data) {
  if (const auto block = block_of(type)) handler_of(data).close(*block);
  return 0;
}

int open_span(MD_SPANTYPE type, void* detail, void* data) {
  std::string_view target;
  if (type == MD_SPAN_A) {
    const MD_ATTRIBUTE& href = static_cast<const MD_SPAN_A_DETAIL*>(detail)->href;
    target = {href.text, href.size};
  }
  if (const auto span = span_of(type)) handler_of(data).open(*span, target);
  return 0;
}

int close_span(MD_SPANTYPE type, void*, void* data) {
  if (const auto span = span_of(type)) handler_of(data).close(*span);
  return 0;
}

int put_text(MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size, void* data) {
  MarkdownHandler& handler = handler_of(data);
  switch (type) {
    case MD_TEXT_NULLCHAR:
      break;
    case MD_TEXT_BR:
      handler.line_break(true);
      break;
    case MD_TEXT_SOFTBR:
      handler.line_break(false);
      break;
    case MD_TEXT_ENTITY:
      handler.entity({text, size});
      break;
    default:
      handler.text({text, size});
  }
  return 0;
}

}  // namespace

void read_markdown(std::string_view markdown, MarkdownHandler& handler) {
  MD_PARSER parser = {};
  parser.flags = MD_FLAG_NOHTML | MD_FLAG_TABLES | MD_FLAG_NOINDENTEDCODEBLOCKS;
  parser.enter_block = open_block;
  parser.leave_block = close_block;
  parser.enter_span = open_span;
  parser.leave_span = close_span;
  parser.text = put_text;
  // It fails only where memory does.
  md_parse(markdown.data(), static_cast<MD_SIZE>(markdown.size()), &parser, &handler);
}

}  // namespace cartulary::docgen
