// The body of a rules page: the rules under their headings, each with its rulings.
//
// Rules and rulings that are filed under other sets but also apply to this set (RuleRecord::serves)
// appear among its own, so that an owner of this set alone reads everything that applies to it.
//
//   RulesParts parts = rules_parts(context, set, chosen);
//   page.view.set("parts", std::move(parts.parts));
#pragma once

#include "docgen/base/page.h"
#include "docgen/base/view.h"
#include "docgen/views/rule_selection.h"

namespace cartulary::docgen {

// The relative path from a rules page to the top of the site.
inline constexpr std::string_view rules_root = "../";

struct RulesParts {
  View parts;          // one item for each heading, with its rules
  View rulings_apart;  // rulings on rules not shown here, mostly those of other sets
  View variants;
};

// The parts of the set that `chosen` shows.
RulesParts rules_parts(const PageContext& context, const TileSet& set, const RuleSelection& chosen);

}  // namespace cartulary::docgen
