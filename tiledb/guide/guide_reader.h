// Reads guides/ID.yaml. Adds the contents, names and faults of the parsed file to the draft; never
// throws and never stops at a fault.
#pragma once

#include <string_view>

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// `stem` is the file's name without its extension. figures, scoring, words and glossary have
// formats of their own; all others consist of parts and lines.
void read_guide_file(const YamlNode& root, std::string_view stem, ContentDraft& draft);

}  // namespace cartulary::tiledb
