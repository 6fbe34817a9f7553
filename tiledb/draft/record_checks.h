// What a program can see of the sense of rules, rulings and variants: sets that come in groups,
// of which printings their documents tell, contradictions that are none.
#pragma once

#include "tiledb/draft/content_draft.h"

namespace cartulary::tiledb {

// Fills in RuleRecord::read_in. Reports a record that needs one set with sieges, shrines or special
// monasteries where others have them as well; a document that a rule or ruling rests on and that
// does not say of which editions it tells; a rule whose sources tell the rules of one publisher
// alone, and which does not say so; a ruling that contradicts a record whose text refers to it; a
// note that names no entry of the ledger, or, of a difference, one whose sides leave out a source
// of the record. REQUIRES: names have been checked.
void check_records(ContentDraft& draft);

}  // namespace cartulary::tiledb
