// Replays the positions of the content.
#pragma once

#include <vector>

#include "engine/tile/catalog.h"
#include "tiledb/draft/content_draft.h"

namespace cartulary::tiledb {

// Reports boxes among the sets of a selection, elements used as figures that are neither figures
// nor tokens, and every fault that a replay finds (see replay.h). Skips the replay of a position if
// its file or that of one of its sets has faults, since its tiles cannot be trusted.
void check_positions(const Catalog& catalog, ContentDraft& draft);

}  // namespace cartulary::tiledb
