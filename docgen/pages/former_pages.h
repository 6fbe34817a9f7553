// The addresses of former ids: of a ruling the page that it had, of a rule "rules/OLD-ID.html".
// Each leads on to where the record stands now: a server redirects, a file says so and goes on.
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

// Nothing for an id that is none of a rule's, or ruling's, former ones.
std::optional<Page> former_rule_page(const PageContext& context, std::string_view id);
std::optional<Page> former_ruling_page(const PageContext& context, std::string_view id);
std::vector<std::string> former_rule_ids(const SiteIndex& index);
std::vector<std::string> former_ruling_ids(const SiteIndex& index);

// The anchors that a record had on the page of the rules of its set, for the partials rule and
// ruling: links to them still lead there.
View former_anchors(const RuleRecord& record);

}  // namespace cartulary::docgen
