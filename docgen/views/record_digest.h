// Rules and rulings in lists of links: status, title, set, and the sentence that says most of it.
//
//   View item = ruling_digest(index, ruling);   // for the template record_digest
#pragma once

#include <string>

#include "docgen/base/site_index.h"
#include "docgen/base/view.h"

namespace cartulary::docgen {

View rule_digest(const SiteIndex& index, const Rule& rule);
View ruling_digest(const SiteIndex& index, const Ruling& ruling);

// What stands below the title, in Markdown: the first sentence of the text, or the verdict if that
// sentence only introduces a list or a table.
std::string record_lead(const RuleRecord& record);

}  // namespace cartulary::docgen
