// Reads one tile: an item of `tiles` in sets/ID.yaml, with its segments, symbols, copies, sources
// and its key `jcz`, which says how JCloisterZone draws it.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tiledb/draft/content_draft.h"
#include "tiledb/draft/tile_draft.h"
#include "tiledb/yaml/record.h"

namespace cartulary::tiledb {

// The sources of each fact: "edges", "interior" or the name of an edition.
using FactSources = std::map<std::string, std::vector<SourcePlace>>;

// Reads a set's `tile_sources` or a tile's `sources`. Editions must be among the set's.
FactSources read_fact_sources(const Record& record, std::string_view key, const TileSet& set,
                              ContentDraft& draft);

// Reads a tile and checks it by itself. `from_set` holds the sources to use for facts for which the
// tile names none. Notes the names that it defines or uses in the draft.
TileDraft read_tile(const YamlNode& node, const TileSet& set, const FactSources& from_set,
                    ContentDraft& draft);

}  // namespace cartulary::tiledb
