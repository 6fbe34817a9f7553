// Reads notes/DOCUMENT.yaml: which numbered notes a document has, and which are left out.
// Adds to the draft what the parsed root of the file says, names and faults included; neither
// throws nor stops at a fault.
#pragma once

#include <string_view>

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// `document` is the name of the file.
void read_notes_file(const YamlNode& root, std::string_view document, ContentDraft& draft);

}  // namespace cartulary::tiledb
