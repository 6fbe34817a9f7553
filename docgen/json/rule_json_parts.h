// The members of rules, rulings and elements, each written into the object that is open. Internal
// to docgen: answers and export share them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/json/json_writer.h"
#include "docgen/json/rule_json.h"

namespace cartulary::docgen {

// All members but `positions` and `cite`.
void add_rule(JsonWriter& json, const Rulebook& rulebook, const Rule& rule);
void add_ruling(JsonWriter& json, const Rulebook& rulebook, const Ruling& ruling);
void add_element(JsonWriter& json, const RuleData& data, const Element& element);

// "summary", "in_the_box", "turn" and "scoring"; all null without an opening.
void add_opening(JsonWriter& json, const SetRules* opening);
// "editions" as a list; none: all.
void add_edition_list(JsonWriter& json, const std::vector<Edition>& editions);
// "edition", null if there is none.
void add_edition(JsonWriter& json, std::optional<Edition> edition);
// From "about" to "board".
void add_scope(JsonWriter& json, const RuleRecord& record);
// "notes": document and number of each.
void add_notes(JsonWriter& json, const Ruling& ruling);
// From "id" to "also".
void add_element_names(JsonWriter& json, const Element& element);
// Rules and rulings by their ids: `id`, `title` and, of rulings, `status`.
void add_named(JsonWriter& json, std::string_view name, const Rulebook& rulebook,
               const std::vector<std::string>& ids);
// "positions": `id` and `title`.
void add_positions(JsonWriter& json, const std::vector<const Position*>& positions);
// "value": the choice that a rule leaves, or null.
void add_value(JsonWriter& json, const std::optional<RuleValue>& value);

}  // namespace cartulary::docgen
