// Reads what a position expects: the map `expect` of boards/SET/NAME.yaml.
#pragma once

#include "tiledb/draft/content_draft.h"
#include "tiledb/draft/position_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// The map `expect` of a position.
void read_expectation(const YamlNode& node, PositionDraft& made, ContentDraft& draft);

}  // namespace cartulary::tiledb
