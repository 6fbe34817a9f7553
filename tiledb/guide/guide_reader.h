// Reads guides/ID.yaml. Adds to the draft what the parsed root of the file says, names and faults
// included; neither throws nor stops at a fault.
#pragma once

#include <string_view>

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// `stem` is the name of the file: figures, words and glossary have forms of their own, all others
// are made of parts and lines.
void read_guide_file(const YamlNode& root, std::string_view stem, ContentDraft& draft);

}  // namespace cartulary::tiledb
