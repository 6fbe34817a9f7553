// Reads notes/DOCUMENT.yaml: the numbers of a document's notes, and which of them are left out.
// Adds the contents, names and faults of the parsed file to the draft; never throws and never stops
// at a fault.
#pragma once

#include <string_view>

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// `document` is the file's name without its extension.
void read_notes_file(const YamlNode& root, std::string_view document, ContentDraft& draft);

}  // namespace cartulary::tiledb
