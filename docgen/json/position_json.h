// JSON of positions: the board as a board file has it, the figures, and what is to be expected.
// As docgen/json/json.h in all else.
//
//   std::fputs(position_json({meta, catalog, rulebook, positions}, position).c_str(), stdout);
#pragma once

#include <string>

#include "docgen/json/rule_json.h"

namespace cartulary::docgen {

// The whole position with `cite`.
std::string position_json(const RuleData& data, const Position& position);
// Positions in short, by id.
std::string positions_json(const RuleData& data, const Paging& paging);

}  // namespace cartulary::docgen
