// Reads the key `jcz` of a set: the ids that the program JCloisterZone gives the set. The id and
// the angle that it gives a single tile are in the key `jcz` of that tile (tile_reader.h). Internal
// to set_reader.
#pragma once

#include "engine/tile/tile_set.h"
#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/record.h"

namespace cartulary::tiledb {

// Fills in TileSet::jcz. Faults: an edition that the set lacks, a tile of another set. Notes the
// JCloisterZone ids as given and the tiles as used. REQUIRES: the set's editions have been read.
void read_jcz_sets(const Record& record, TileSet& set, ContentDraft& draft);

}  // namespace cartulary::tiledb
