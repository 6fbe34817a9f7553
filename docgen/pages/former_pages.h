// The addresses of former ids: of a ruling the page that it had, of a rule "rules/OLD-ID.html".
// Each leads on to where the record stands now: a server redirects, a file says so and goes on.
//
//   former_page_at("rulings/tower/old-name.html", context)->moved_to
//   // -> "rulings/tower/ransom-is-flat.html"
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/base/view.h"
#include "docgen/pages/page.h"
#include "engine/rule/rule.h"

namespace cartulary::docgen {

std::vector<std::string> former_paths(const Rulebook& rulebook);
// Nothing for a path that is none of these.
std::optional<Page> former_page_at(std::string_view path, const PageContext& context);

// The anchors that a record had on the page of the rules of its set, for the partials rule and
// ruling: links to them still lead there.
View former_anchors(const RuleRecord& record);

}  // namespace cartulary::docgen
