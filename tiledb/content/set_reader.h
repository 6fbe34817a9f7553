// Reads sets/ID.yaml: a set with its tiles.
// Adds to the draft what the parsed root of the file says, names and faults included; neither
// throws nor stops at a fault.
#pragma once

#include <string_view>

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// `id` is the name of the file.
void read_set_file(const YamlNode& root, std::string_view id, ContentDraft& draft);

}  // namespace cartulary::tiledb
