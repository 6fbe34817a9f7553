// JSON of positions: the board in the form of a board file, the figures, and the expectations.
// Layout, key order and numbers are those of all answers (docgen/json/json.h).
//
//   std::fputs(position_json({meta, catalog, rulebook, positions}, position).c_str(), stdout);
#pragma once

#include <string>

#include "docgen/json/answer_writer.h"
#include "docgen/json/rule_json.h"

namespace cartulary::docgen {

// The whole position, with `cite`.
std::string position_json(const RuleData& data, const Position& position);
// Its members, without `cite`, into an object that is open.
void add_position(AnswerWriter& json, const RuleData& data, const Position& position);
// Positions in short form, sorted by id.
std::string positions_json(const RuleData& data, const Paging& paging);

}  // namespace cartulary::docgen
