// Reads sets/ID.yaml: a set and its tiles. Adds the contents, names and faults of the parsed file
// to the draft; never throws and never stops at a fault.
#pragma once

#include <string_view>

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// `id` is the file's name without its extension.
void read_set_file(const YamlNode& root, std::string_view id, ContentDraft& draft);

}  // namespace cartulary::tiledb
