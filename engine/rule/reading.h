// Reading: the printings for which a rule is known to hold. A rule without editions applies to
// every printing, but it has been read only in those printings that one of its documents covers. In
// the others it is unread, and players who own one of these are warned.
//
//   unread_in(rule, Edition::C2);                        // true
//   unread_words(rule, {Edition::C2});
//       // "Told by the first edition; no booklet of 2016 was read for it."
#pragma once

#include <optional>
#include <vector>

#include "engine/bag/selection.h"
#include "engine/rule/rule.h"
#include "engine/text/said.h"
#include "engine/tile/catalog.h"

namespace cartulary {

bool applies_in(const RuleRecord& record, Edition edition);
// The record applies to the edition, but nothing that was read states it. False for a record that
// cites no document.
bool unread_in(const RuleRecord& record, Edition edition);

// The printings to which the record applies, of the sets that it belongs to or serves.
std::vector<Edition> printings_of(const RuleRecord& record, const Catalog& catalog);

// The printings in which the record is unread. If an edition is chosen for its set, only that one
// is considered.
std::vector<Edition> unread_of(const RuleRecord& record, const Catalog& catalog,
                               const Selection* selection);

// lacking_edition() for the record's set in the selection.
std::optional<Edition> lacking_edition(const RuleRecord& record, const Catalog& catalog,
                                       const Selection* selection);

// "Told by the first edition; no booklet of 2016 was read for it."; empty if `unread` is.
Said unread_words(const RuleRecord& record, const std::vector<Edition>& unread);

// "Only one source says this."
Said single_source();

// The remarks on a record for this selection (null: nothing was chosen): whether a single source
// states it, and either its unread_words() or that its set is not known in the chosen edition.
// Empty if there are none.
Said reading_words(const RuleRecord& record, const Catalog& catalog, const Selection* selection);
// The remark on a glossary entry: its definition speaks of other editions than the chosen one, or
// its set is not known in that.
Said reading_words(const Element& element, const Catalog& catalog, const Selection* selection);

}  // namespace cartulary
