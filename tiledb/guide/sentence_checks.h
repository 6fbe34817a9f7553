// Whether every sentence of the sections that guides are made from is accounted for.
#pragma once

#include "tiledb/draft/content_draft.h"

namespace cartulary::tiledb {

// Each sentence of a section is carried by a line (cell, figure, pair, entry) or left out once;
// none is both, and none is named that the section has not.
void check_sentences(ContentDraft& draft);

}  // namespace cartulary::tiledb
