// Reading: of which printings a rule is known to hold. A rule of no edition of its own applies to
// all, but is read only in those of which a document that it cites tells; in the others it is
// unread, and whoever owns one of them is told so.
//
//   unread_in(rule, Edition::C2);                        // true
//   unread_words(rule, {Edition::C2});
//       // "Told by the first edition; no booklet of 2016 was read for it."
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/bag/selection.h"
#include "engine/rule/rule.h"
#include "engine/tile/catalog.h"

namespace cartulary {

bool applies_in(const RuleRecord& record, Edition edition);
// It applies there, and nothing that was read tells of it. Never of what cites no document.
bool unread_in(const RuleRecord& record, Edition edition);

// The printings of the sets that the record is of, to which it applies.
std::vector<Edition> printings_of(const RuleRecord& record, const Catalog& catalog);

// Those in which it is unread: where an edition is chosen for its set that one alone, if any.
std::vector<Edition> unread_of(const RuleRecord& record, const Catalog& catalog,
                               const Selection* selection);

// lacking_edition of the set of the record, for whoever chose this.
std::optional<Edition> lacking_edition(const RuleRecord& record, const Catalog& catalog,
                                       const Selection* selection);

// "Told by the first edition; no booklet of 2016 was read for it."; empty where nothing is unread.
std::string unread_words(const RuleRecord& record, const std::vector<Edition>& unread);

inline constexpr const char* single_source_words = "One source alone tells this.";

// Both of a record, for whoever chose this; null: nothing was chosen. Empty where there is neither.
std::string reading_words(const RuleRecord& record, const Catalog& catalog,
                          const Selection* selection);

}  // namespace cartulary
