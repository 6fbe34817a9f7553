// Looking up rules, rulings, variants and elements by what people write: ids with or without their
// kind, former ids, whatever the case.
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

// By id, with its kind ("rule/tower/ransom") or without ("tower/ransom"). Null if there is none.
const RuleRecord* find_record(const Rulebook& rulebook, std::string_view id);

using RuleOrRuling = std::variant<const Rule*, const Ruling*, const Variant*>;

// "rule/tower/ransom" is a rule, "ruling/tower/..." a ruling, "variant/..." a variant and
// "tower/ransom" any of them, since their ids differ. Error (with the `where`): nothing of that
// name, suggesting the nearest with its kind.
Result<RuleOrRuling> need_rule(const Rulebook& rulebook, std::string_view name,
                               std::string_view where);

// The rule that leaves a choice of that name to the players, "tiny-city"; null if none does.
const Rule* find_rule_with_value(const Rulebook& rulebook, std::string_view name);

// By id, with or without "element/", or by a name that is only this one's: its own, the German one
// or another word. Error: no such element, or several that are called so, suggesting the first of
// them, else the nearest id.
Result<const Element*> need_element(const Rulebook& rulebook, std::string_view name,
                                    std::string_view where);

// The elements that people call so: by name, German name or other words; if there are none,
// whatever the article and the endings ("the fairy").
std::vector<const Element*> elements_called(const Rulebook& rulebook, std::string_view word);

}  // namespace cartulary
