// The key `jcz` of a set: what JCloisterZone calls it. Internal to the reader of sets.
#pragma once

#include "engine/tile/tile_set.h"
#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/record.h"

namespace cartulary::tiledb {

// Fills in TileSet::jcz. Faults: an edition that the set has not, a tile of another set; the ids
// and tiles are noted as given and used. REQUIRES: the set's editions are read.
void read_jcz_sets(const Record& record, TileSet& set, ContentDraft& draft);

}  // namespace cartulary::tiledb
