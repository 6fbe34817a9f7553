// Reads boards/SET/NAME.yaml: a position that shows rules.
// Adds to the draft what the parsed root of the file says, names and faults included; neither
// throws nor stops at a fault.
#pragma once

#include <string_view>

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// `name` is SET/NAME.
void read_position_file(const YamlNode& root, std::string_view name, ContentDraft& draft);

}  // namespace cartulary::tiledb
