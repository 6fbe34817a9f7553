// Checks across files: repeated names, dangling names, boxes that contain themselves.
#pragma once

#include "tiledb/draft/content_draft.h"

namespace cartulary::tiledb {

// Checks that ids, aliases, codes, tiles, documents, claims, ledger entries, elements, rules,
// rulings and variants are each defined once and that the last three share no id; that every name
// used is defined; that a set has each edition in which it is used; and that a rule applies to
// editions of its sets.
void check_names(ContentDraft& draft);

// Checks that no box contains itself, directly or through other boxes.
void check_boxes(ContentDraft& draft);

}  // namespace cartulary::tiledb
