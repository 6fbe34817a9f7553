// How a group deviates from the rules, for the sheet and the score pad: its house rules in short,
// the rules that it does not play and why, and the remarks after a line.
//
//   set_house_rules(context, page.view);   // for the partial print_house
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "docgen/print/print_page.h"
#include "engine/guide/guide_selection.h"

namespace cartulary::docgen {

// Sets any_extra (either list has lines), any_house, house (w_title, w_text), any_drops and drops
// (w_title, w_text). `house` lists first what the game or the selection adopts, then what the group
// wrote itself. Without either, both lists are empty.
void set_house_rules(const PrintContext& context, View& view);

// The remarks on the rules behind a line: "house rule: Small cities pay two". If the first of these
// rules is not played, the reason comes first. Empty if there is nothing to remark. Nullopt if the
// line should be left out: its first rule is not played, and no house rule replaces it.
std::optional<std::string> remarks_on(const GuideQuestion& question, const RecordIds& rules);

}  // namespace cartulary::docgen
