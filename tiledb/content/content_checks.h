// The checks that need more than one file: repeated and dangling names, claims against tiles,
// notes, positions. They report to the draft's list of errors.
//
//   check_names(draft);
#pragma once

#include <vector>

#include "engine/tile/catalog.h"
#include "tiledb/draft/content_draft.h"

namespace cartulary::tiledb {

// Checks that ids, aliases, codes, tiles, documents, claims, ledger entries, elements, rules,
// rulings and variants are each defined once and that the last three share no id; that every name
// used is defined; that a set has each edition in which it is used; and that a rule applies to
// editions of its sets.
void check_names(ContentDraft& draft);

// Checks that no box contains itself, directly or through other boxes.
void check_boxes(ContentDraft& draft);

// claim_checks.cpp: the numbers that sources print, against the tiles. A claim that is not met
// needs an entry of the ledger, which explains the difference. Fills in the count of each readable
// claim, and the ledger entry that explains a difference. Reports an unmet claim that no entry
// lists, a met claim that an entry lists, and a total without claims to add up. Skips claims about
// sets with faults, whose tiles cannot be trusted, and totals while a file of claims is unreadable.
void check_claims(const Catalog& catalog, ContentDraft& draft);

// note_checks.cpp: every numbered note of a source is accounted for.
// Each note within a range must be either carried by exactly one ruling or left out, once. Notes
// outside all ranges must be neither, and ranges of one document must not overlap.
void check_notes(ContentDraft& draft);

// position_checks.cpp: every position of content/boards against what the engine finds.
// Reports boxes among the sets of a selection, elements used as figures that are neither figures
// nor tokens, and every fault that the comparison finds (position_faults.h). Skips a position if
// its file or that of one of its sets has faults, since its tiles cannot be trusted.
void check_positions(const Catalog& catalog, ContentDraft& draft);

}  // namespace cartulary::tiledb
