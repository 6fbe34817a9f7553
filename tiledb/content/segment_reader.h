// Reads one line of a tile's `segments`: {city: N E, pennants: 1}.
#pragma once

#include "engine/tile/shape.h"
#include "tiledb/draft/tile_draft.h"
#include "tiledb/yaml/error_list.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// Adds the segment and its places to the draft; reports faults of the line by itself (its kind,
// names of sides, keys that its kind does not take). What it means beside the others is for
// check_tile.
void read_segment(const YamlNode& node, TileDraft& draft, ErrorList& errors);

}  // namespace cartulary::tiledb
