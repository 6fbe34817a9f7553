// Look-up of rules, rulings, variants and elements by the names that people write: ids with or
// without their kind, and former ids.
//
//   Result<RuleOrRuling> found = need_rule(rulebook, "ruling/tower/ransom-is-flat", "id");
//   if (const auto* ruling = std::get_if<const Ruling*>(&*found)) ... (*ruling)->title ...
#pragma once

#include <string_view>
#include <variant>
#include <vector>

#include "engine/rule/rulebook.h"
#include "engine/text/result.h"

namespace cartulary {

// The rule, ruling or variant with exactly that id or former id. Null if there is none, or if the
// kind is another one.
const RuleRecord* find_record(const Rulebook& rulebook, const RecordId& id);
// The same for a text with the kind ("rule/tower/ransom") or without ("tower/ransom").
const RuleRecord* find_record(const Rulebook& rulebook, std::string_view id);

using RuleOrRuling = std::variant<const Rule*, const Ruling*, const Variant*>;

// Finds a record in any case. "rule/tower/ransom" is a rule, "ruling/tower/..." a ruling,
// "variant/..." a variant, and "tower/ransom" any of them, since their ids differ. Error (with
// `where`): no such record, suggesting the nearest id with its kind.
Result<RuleOrRuling> need_rule(const Rulebook& rulebook, std::string_view name,
                               std::string_view where);

// The rule that leaves the named choice to the players, such as "tiny-city"; null if none does.
const Rule* find_rule_with_value(const Rulebook& rulebook, std::string_view name);

// Finds an element in any case, by id with or without "element/", or by a name that is unique to
// it: its English or German name or another word. Error: no such element, suggesting the nearest
// id; or several with that name, suggesting the first.
Result<const Element*> need_element(const Rulebook& rulebook, std::string_view name,
                                    std::string_view where);

// The elements with that name: English, German or another word. If there are none, compares without
// article and endings ("the fairy").
std::vector<const Element*> elements_called(const Rulebook& rulebook, std::string_view word);

}  // namespace cartulary
