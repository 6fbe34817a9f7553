// Reads variants/SET.yaml: alternative ways to play that a group may agree on. Adds the contents,
// names and faults of the parsed file to the draft; never throws and never stops at a fault.
#pragma once

#include <string_view>

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// `set` is the file's name without its extension.
void read_variants_file(const YamlNode& root, std::string_view set, ContentDraft& draft);

}  // namespace cartulary::tiledb
