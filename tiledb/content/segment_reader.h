// Reads one line of a tile's `segments`: {city: N E, pennants: 1}.
#pragma once

#include "engine/tile/shape.h"
#include "tiledb/draft/content_draft.h"
#include "tiledb/draft/tile_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// Adds the segment and its places to the tile. Reports faults within the line: its kind, names of
// sides, keys that its kind does not allow. check_tile() checks it against the other segments.
void read_segment(const YamlNode& node, TileDraft& made, ContentDraft& draft);

}  // namespace cartulary::tiledb
