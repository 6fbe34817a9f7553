// The body of a page of rules: rules under their headings, each with the rulings on it.
//
// Rules and rulings of other sets that serve the set stand among its own, so that who owns this
// set alone reads all that holds for it.
//
//   RulesParts parts = rules_parts(context, set, chosen);
//   page.view.set("parts", std::move(parts.parts));
#pragma once

#include "docgen/base/page.h"
#include "docgen/base/view.h"
#include "docgen/views/rule_selection.h"

namespace cartulary::docgen {

// From a page of rules to the top of the site.
inline constexpr std::string_view rules_root = "../";

struct RulesParts {
  View parts;     // one for each heading, with its rules
  View homeless;  // rulings on no rule that is shown here: on rules of other sets, mostly
  View variants;
};

// What `chosen` shows of the set.
RulesParts rules_parts(const PageContext& context, const TileSet& set, const RuleSelection& chosen);

}  // namespace cartulary::docgen
