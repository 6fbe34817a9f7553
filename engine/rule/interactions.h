// Interactions: what the rulebook says where two sets or two elements meet.
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

// The rules and rulings of a set: its own, then those of other sets that serve it.
SharedRecords records_of_set(const Rulebook& rulebook, std::string_view set);

// The variants of a set, in the same order.
std::vector<const Variant*> variants_of_set(const Rulebook& rulebook, std::string_view set);

// What speaks of both sets: of one of them and needs the other, or of a third and needs both. Two
// sets of which it needs one, whichever, do not meet in it. With a == b: all that speaks of the
// set. Ids, not codes or aliases.
SharedRecords shared_by_sets(const Rulebook& rulebook, std::string_view a, std::string_view b);
// What is about both elements. Ids.
SharedRecords shared_by_elements(const Rulebook& rulebook, std::string_view a, std::string_view b);

// What speaks of both names, one as a set and the other as an element, but neither of both as sets
// nor of both as elements. Ids.
SharedRecords shared_by_set_and_element(const Rulebook& rulebook, std::string_view a,
                                        std::string_view b);

// Two names, each the id of a set, of an element or of both.
struct MeetingNames {
  std::string a;
  std::string b;
  friend bool operator==(const MeetingNames&, const MeetingNames&) = default;
};
// Reads "barn+dragon". Errors (with the `where`): no two names; a name that is neither, suggesting
// the nearest.
Result<MeetingNames> parse_meeting(const Catalog& catalog, const Rulebook& rulebook,
                                   std::string_view text, std::string_view where);

// How many records speak of both sets of a pair; a < b.
struct SetPair {
  std::string a;
  std::string b;
  int rules = 0;
  int rulings = 0;
  int count() const { return rules + rulings; }
  friend bool operator==(const SetPair&, const SetPair&) = default;
};

// Every pair of sets that at least one record speaks of, sorted by a, then b. A record that
// needs several sets counts in each of their pairs, but not in a pair of which it needs only one.
std::vector<SetPair> set_pairs(const Rulebook& rulebook);

}  // namespace cartulary
