// Views of rules, rulings and variants for the partials rule, variant, record_group, ruling,
// ruling_body. The page of one ruling,
// ruling_page, uses the same keys.
//
// Keys of a rule begin with u_, those of a ruling with r_, those of a variant with v_, so that a
// template inside a list never takes a key from the outer list.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/base/site_index.h"
#include "docgen/base/view.h"
#include "engine/rule/interactions.h"

namespace cartulary::docgen {

// The full text, with tiles, positions, sources and subjects. `root` is the path from the page to
// the top folder, for links in texts. Unread printings are listed for those that `selection`
// chooses, else for all; null: for all.
View ruling_view(const SiteIndex& index, const Ruling& ruling, std::string_view root,
                 const Selection* selection = nullptr);
// The rule without its rulings. `rules` are the chosen values of rules, by name.
View rule_view(const SiteIndex& index, const Rule& rule, std::string_view root,
               const std::map<std::string, std::string>& rules,
               const Selection* selection = nullptr);
// "HiG, 2013-01", "proposed by Joff": who ruled, and when; may be empty.
Said ruled_words(const Ruling& ruling);
// "tiny-city: 2 or 4; here 2".
std::string value_words(const RuleValue& value, const std::map<std::string, std::string>& rules);

// For the partial variant.
View variant_view(const SiteIndex& index, const Variant& variant, std::string_view root,
                  const Selection* selection = nullptr);
// "official", "by Bernd Eisenstein", "author not named in the source".
std::string author_words(const Variant& variant);

// One line: status, title, set, and the link to the page.
View ruling_link_view(const SiteIndex& index, const Ruling& ruling);
View rule_link_view(const SiteIndex& index, const Rule& rule);

// Rules and rulings, one line each, set by set in listing order.
View record_groups(const SiteIndex& index, const SharedRecords& records);

// "C1, C2; ZMG": the only editions and publishers that have the record; empty: all have it.
std::string only_words(const RuleRecord& record);
// The tags of a record: printings, publishers, other sets, and remarks on its sources.
View tag_views(const SiteIndex& index, const RuleRecord& record,
               const Selection* selection = nullptr);
// The same with the record's set, for the page of another set that the record serves.
View served_tag_views(const SiteIndex& index, const RuleRecord& record,
                      const Selection* selection = nullptr);
View element_links(const SiteIndex& index, std::span<const std::string> elements);
View tile_pictures(const SiteIndex& index, std::span<const std::string> tiles);

// "placing a tile" for Step::Place, "at any time" for Step::General.
Said step_words(Step step);

}  // namespace cartulary::docgen
