// What a group plays otherwise, for the sheet and the score pad: its house rules in short, what it
// does not play and why, and the remarks behind a line.
//
//   set_house_rules(context, page.view);   // for the partial print_house
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "docgen/print/print_page.h"
#include "engine/guide/guide_selection.h"

namespace cartulary::docgen {

// any_extra (either list has lines), any_house, house (w_title, w_text), any_drops, drops (w_title,
// w_text): what the game or the selection takes over, then what the group wrote itself. Nothing
// without either.
void set_house_rules(const PrintContext& context, View& view);

// "house rule: Small cities pay two" of the rules behind a line, the reason in front where the
// first of them is not played; empty where there is nothing to remark. Nothing where the line is to
// be left out: its first rule is not played, and no house rule stands in its place.
std::optional<std::string> remarks_on(const GuideQuestion& question,
                                      const std::vector<std::string>& rules);

}  // namespace cartulary::docgen
