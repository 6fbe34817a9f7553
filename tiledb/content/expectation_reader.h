// Reads the map `expect` of boards/SET/NAME.yaml: what a replay of the position must yield.
#pragma once

#include "tiledb/draft/content_draft.h"
#include "tiledb/draft/position_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

void read_expectation(const YamlNode& node, PositionDraft& made, ContentDraft& draft);

}  // namespace cartulary::tiledb
