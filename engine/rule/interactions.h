// Finds what the rulebook says about combinations of two sets or two elements.
//
// Results point into the Rulebook, which must outlive them.
//
//   for (const Ruling* ruling : shared_by_sets(book, "abbey-and-mayor", "tower").rulings)
//     ... ruling->title ...                          // mayor, wagon and barn not on towers
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/rule/rulebook.h"
#include "engine/text/result.h"
#include "engine/tile/catalog.h"

namespace cartulary {

// Rules and rulings, each in the rulebook's order.
struct SharedRecords {
  std::vector<const Rule*> rules;
  std::vector<const Ruling*> rulings;
  int count() const { return static_cast<int>(rules.size() + rulings.size()); }
};

// The rules and rulings of a set: first its own, then those of other sets that serve it.
SharedRecords records_of_set(const Rulebook& rulebook, std::string_view set);

// The variants of a set, in the same order.
std::vector<const Variant*> variants_of_set(const Rulebook& rulebook, std::string_view set);

// The records that need both sets: those of one that need the other, and those of a third that need
// both. Sets that are alternatives in a record do not meet in it. If a == b: all records that speak
// of the set. Takes ids, not codes or aliases.
SharedRecords shared_by_sets(const Rulebook& rulebook, std::string_view a, std::string_view b);
// The records about both elements. Takes ids.
SharedRecords shared_by_elements(const Rulebook& rulebook, std::string_view a, std::string_view b);

// The records that speak of one name as a set and of the other as an element. Excludes those that
// speak of both as sets or of both as elements. Takes ids.
SharedRecords shared_by_set_and_element(const Rulebook& rulebook, std::string_view a,
                                        std::string_view b);

// Two names, each the id of a set, of an element, or of both.
struct MeetingNames {
  std::string a;
  std::string b;
  friend bool operator==(const MeetingNames&, const MeetingNames&) = default;
};
// Parses "barn+dragon". Errors (with `where`): not two names; a name that is neither a set nor an
// element, suggesting the nearest.
Result<MeetingNames> parse_meeting(const Catalog& catalog, const Rulebook& rulebook,
                                   std::string_view text, std::string_view where);

// The number of records that speak of both sets of a pair; a < b.
struct SetPair {
  std::string a;
  std::string b;
  int rules = 0;
  int rulings = 0;
  int count() const { return rules + rulings; }
  friend bool operator==(const SetPair&, const SetPair&) = default;
};

// Every pair of sets that some record speaks of, sorted by a, then b. A record that needs several
// sets counts for each pair of them, except for pairs that are alternatives.
std::vector<SetPair> set_pairs(const Rulebook& rulebook);

}  // namespace cartulary
