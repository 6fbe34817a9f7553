// The mark of a ruling's status: a shape and a word, so that no status is shown by colour alone.
//
//   status_icon(RulingStatus::Open);    // "<svg ...>", hidden from screen readers
//   status_word(RulingStatus::Open);    // "Open question"
#pragma once

#include <string_view>

#include "docgen/base/view.h"
#include "engine/rule/rule.h"

namespace cartulary::docgen {

inline constexpr int status_total = static_cast<int>(ruling_status_names.size());

std::string_view status_icon(RulingStatus status);
Said status_word(RulingStatus status);
// "Official on Tower: No tower on a volcano".
Said status_on(RulingStatus status, std::string_view set, std::string_view title);
// One sentence: what the status means.
Said status_meaning(RulingStatus status);

// Sets r_status, r_icon, r_word and r_status_href.
void set_status(View& view, RulingStatus status);

}  // namespace cartulary::docgen
