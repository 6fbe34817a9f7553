// Rules and rulings in lists of links: status, title, set, and the first sentence of the text,
// which says most of it.
//
//   View item = ruling_digest(index, ruling);   // for the template record_digest
#pragma once

#include <string_view>

#include "docgen/base/site_index.h"
#include "docgen/base/view.h"

namespace cartulary::docgen {

View rule_digest(const SiteIndex& index, const Rule& rule);
View ruling_digest(const SiteIndex& index, const Ruling& ruling);

// The first sentence of a Markdown text: up to a full stop before a capital letter, at most the
// first paragraph.
std::string_view first_sentence(std::string_view text);

}  // namespace cartulary::docgen
