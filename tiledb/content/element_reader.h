// Reads elements.yaml: the words that rules use.
// Adds to the draft what the parsed root of the file says, names and faults included; neither
// throws nor stops at a fault.
#pragma once

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

void read_elements_file(const YamlNode& root, ContentDraft& draft);

}  // namespace cartulary::tiledb
