// Replays the positions of the content.
#pragma once

#include <vector>

#include "engine/tile/catalog.h"
#include "tiledb/draft/content_draft.h"

namespace cartulary::tiledb {

// Reports sets of selections that are boxes, figures that are no figures, and every fault that a
// replay finds (see replay.h). Positions whose file, or the file of one of whose sets, has faults
// are not replayed, since their tiles are not to be trusted.
void check_positions(const Catalog& catalog, ContentDraft& draft);

}  // namespace cartulary::tiledb
