// Checks the sense of rules, rulings and variants as far as a program can: sets that belong
// together, the printings that their documents cover, false contradictions.
#pragma once

#include "tiledb/draft/content_draft.h"

namespace cartulary::tiledb {

// Fills in RuleRecord::read_in. Reports:
// - a record that needs one set with sieges, shrines or special monasteries, although others have
//   them too;
// - a document that a rule or ruling cites and that does not say which editions it covers;
// - a rule whose sources all state the rules of a single publisher, unless the rule says so;
// - a ruling that contradicts a record whose text refers to the ruling;
// - a note that names no entry of the ledger or, in a difference, an entry whose sides leave out a
//   source of the record.
//
// REQUIRES: names have been checked.
void check_records(ContentDraft& draft);

}  // namespace cartulary::tiledb
