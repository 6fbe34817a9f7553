// JSON of the pages that list rules and rulings: by status, where two sets or elements meet (the
// records that are about both), and where publishers differ. Records have all members of
// docgen/json/rule_json.h except `positions` and `cite`.
//
//   std::fputs(status_json(rulebook, RulingStatus::Open, {}).c_str(), stdout);
#pragma once

#include <string>

#include "docgen/json/rule_json.h"
#include "engine/rule/interactions.h"

namespace cartulary::docgen {

// The sets that have rules, and how many rules and rulings there are.
std::string rulebook_json(const Catalog& catalog, const Rulebook& rulebook);
// Every status with its meaning and the number of rulings that have it.
std::string statuses_json(const Rulebook& rulebook);
// The rulings with a status, in their order.
std::string status_json(const Rulebook& rulebook, RulingStatus status, const Paging& paging);
// Every pair of sets that any record mentions together, with the number of such records.
std::string meetings_json(const Rulebook& rulebook);
// The records about two sets or elements together. REQUIRES: each name is the id of one.
std::string meeting_json(const Rulebook& rulebook, const MeetingNames& names);
// The rulings with sides, and the rules that only some editions or publishers have.
std::string differences_json(const Rulebook& rulebook);

}  // namespace cartulary::docgen
