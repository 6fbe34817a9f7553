// Reads a text of Markdown as rules have it, and notes the records that it links to.
//
//   rule.text = read_markdown(record, "text", draft);   // [mayor](element/mayor)
#pragma once

#include <string>
#include <string_view>

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/record.h"

namespace cartulary::tiledb {

// The text of a key, empty if it is missing. Each link is noted as used where it stands; links
// that lead to no kind of record, headings and HTML are reported.
std::string read_markdown(const Record& record, std::string_view key, ContentDraft& draft);
std::string need_markdown(const Record& record, std::string_view key, ContentDraft& draft);

}  // namespace cartulary::tiledb
