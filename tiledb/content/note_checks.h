// Whether every numbered note of a source is accounted for.
#pragma once

#include "tiledb/draft/content_draft.h"

namespace cartulary::tiledb {

// Each note of the ranges is carried by exactly one ruling or left out, once; none is carried or
// left out that stands in no range, and no two ranges of a document share a note.
void check_notes(ContentDraft& draft);

}  // namespace cartulary::tiledb
