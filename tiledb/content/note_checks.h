// Checks that every numbered note of a source is accounted for.
#pragma once

#include "tiledb/draft/content_draft.h"

namespace cartulary::tiledb {

// Each note within a range must be either carried by exactly one ruling or left out, once. Notes
// outside all ranges must be neither, and ranges of one document must not overlap.
void check_notes(ContentDraft& draft);

}  // namespace cartulary::tiledb
