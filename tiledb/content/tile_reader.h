// Reads one piece of a set file's `tiles`.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tiledb/draft/content_draft.h"
#include "tiledb/draft/tile_draft.h"
#include "tiledb/yaml/record.h"

namespace cartulary::tiledb {

// Sources by fact: "edges", "interior" or the name of an edition.
using FactSources = std::map<std::string, std::vector<SourcePlace>>;

// Reads `tile_sources` of a set or `sources` of a tile; editions must be among the set's.
FactSources read_fact_sources(const Record& record, std::string_view key, const TileSet& set,
                              ContentDraft& draft);

// The tile as read, checked in itself. `set` is its set, `from_set` the sources that hold
// unless the tile names its own. Names that it gives or uses go into the draft.
TileDraft read_tile(const YamlNode& node, const TileSet& set, const FactSources& from_set,
                    ContentDraft& draft);

}  // namespace cartulary::tiledb
