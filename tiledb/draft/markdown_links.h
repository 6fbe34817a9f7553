// Reads a Markdown text and notes the records that it links to.
//
//   rule.text = read_markdown(record, "text", draft);   // [mayor](element/mayor)
#pragma once

#include <string>
#include <string_view>

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/record.h"

namespace cartulary::tiledb {

// The text of a key, empty if it is missing. Notes each link as used. Reports links whose target is
// no kind of record, headings and HTML.
std::string read_markdown(const Record& record, std::string_view key, ContentDraft& draft);
std::string need_markdown(const Record& record, std::string_view key, ContentDraft& draft);

}  // namespace cartulary::tiledb
