// Reads elements.yaml: the terms that rules use. Adds the contents, names and faults of the parsed
// file to the draft; never throws and never stops at a fault.
#pragma once

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

void read_elements_file(const YamlNode& root, ContentDraft& draft);

}  // namespace cartulary::tiledb
