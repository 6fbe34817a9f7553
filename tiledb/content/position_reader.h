// Reads boards/SET/NAME.yaml: a position that illustrates rules. Adds the contents, names and
// faults of the parsed file to the draft; never throws and never stops at a fault.
#pragma once

#include <string_view>

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// `name` is SET/NAME.
void read_position_file(const YamlNode& root, std::string_view name, ContentDraft& draft);

}  // namespace cartulary::tiledb
