// Pages at the addresses of former ids: the former page of a ruling, and "rules/OLD-ID.html" for a
// rule. Each leads to the current place of the record: the server redirects, a file says so and
// forwards.
//
//   former_ruling_page(context, "tower/old-name")->moved_to
//   // -> "rulings/tower/ransom-is-flat.html"
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/base/page.h"
#include "engine/rule/rule.h"

namespace cartulary::docgen {

// Nothing unless the id is a former id of a rule or ruling, respectively.
std::optional<Page> former_rule_page(const PageContext& context, std::string_view id);
std::optional<Page> former_ruling_page(const PageContext& context, std::string_view id);
std::vector<std::string> former_rule_ids(const SiteIndex& index);
std::vector<std::string> former_ruling_ids(const SiteIndex& index);

// The former anchors of a record on the rules page of its set, for the partials rule and ruling, so
// that old links to them still work.
View former_anchors(const RuleRecord& record);

}  // namespace cartulary::docgen
