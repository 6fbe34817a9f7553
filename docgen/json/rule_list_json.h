// JSON of the pages that gather rules and rulings: by status, where two sets or elements meet, and
// where publishers differ. As docgen/json/rule_json.h in all else: records stand whole, but for
// `positions` and `cite`.
//
//   std::fputs(status_json(rulebook, RulingStatus::Open, {}).c_str(), stdout);
#pragma once

#include <string>

#include "docgen/json/rule_json.h"
#include "engine/rule/interactions.h"

namespace cartulary::docgen {

// The sets that have rules, and how many rules and rulings there are.
std::string rulebook_json(const Catalog& catalog, const Rulebook& rulebook);
// Every status: what it means, how many rulings have it.
std::string statuses_json(const Rulebook& rulebook);
// The rulings of a status in their order.
std::string status_json(const Rulebook& rulebook, RulingStatus status, const Paging& paging);
// Every pair of sets of which any record speaks, with how many do.
std::string meetings_json(const Rulebook& rulebook);
// What is said of two sets or elements together. REQUIRES: each is the id of one.
std::string meeting_json(const Rulebook& rulebook, const MeetingNames& names);
// The rulings with sides, and the rules that only some editions or publishers have.
std::string differences_json(const Rulebook& rulebook);

}  // namespace cartulary::docgen
