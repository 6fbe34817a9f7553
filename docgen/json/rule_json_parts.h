// Writes the members of rules, rulings, variants and elements into the open object. Internal to
// docgen: answers and export share these functions.
#pragma once

#include <vector>

#include "docgen/json/json_writer.h"
#include "docgen/json/rule_json.h"

namespace cartulary::docgen {

// All members except `positions` and `cite`.
void add_rule(AnswerWriter& json, const Rulebook& rulebook, const Rule& rule);
void add_ruling(AnswerWriter& json, const Rulebook& rulebook, const Ruling& ruling);
void add_variant(AnswerWriter& json, const Rulebook& rulebook, const Variant& variant);
void add_element(AnswerWriter& json, const RuleData& data, const Element& element);

// "summary", "in_the_box", "turn" and "scoring"; all null if there is no opening.
void add_opening(AnswerWriter& json, const SetRules* opening);
// "editions" as a list; an empty one means all.
void add_edition_list(AnswerWriter& json, const std::vector<Edition>& editions);
// "positions": `id` and `title` of each.
void add_positions(AnswerWriter& json, const std::vector<const Position*>& positions);

}  // namespace cartulary::docgen
