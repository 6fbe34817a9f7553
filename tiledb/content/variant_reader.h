// Reads variants/SET.yaml: other ways to play, which a group may agree on.
// Adds to the draft what the parsed root of the file says, names and faults included; neither
// throws nor stops at a fault.
#pragma once

#include <string_view>

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// `set` is the name of the file.
void read_variants_file(const YamlNode& root, std::string_view set, ContentDraft& draft);

}  // namespace cartulary::tiledb
