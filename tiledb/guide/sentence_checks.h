// Checks that every sentence of the sections that guides are made from is accounted for.
#pragma once

#include "tiledb/draft/content_draft.h"

namespace cartulary::tiledb {

// Each sentence of a section must be either carried by a line (cell, figure, pair, entry) or left
// out, once. No number may exceed the section's sentences.
void check_sentences(ContentDraft& draft);

}  // namespace cartulary::tiledb
