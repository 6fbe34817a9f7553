// Notes that accompany an answer: how the question was corrected, what else may have been meant,
// and the house rules that the answer does not follow.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "cli/line/call.h"
#include "engine/guide/house_remarks.h"
#include "engine/text/said.h"

namespace cartulary::cli {

// Prints a hint about the question to standard error. Prints nothing for empty text, or with
// --json, whose output contains the hint.
void print_hint(const Call& call, const Said& hint);

// The sentence that offers TileHits::suggestion or that of counts. `found`: whether the query had
// hits.
std::string suggestion_text(const std::string& suggestion, bool found);

// "House rule, not counted here: Cathedrals pay four: ... [ruling/our-club/cathedrals]", one
// paragraph for each after an empty line; empty if there are none.
std::string house_remarks_text(const std::vector<HouseRemark>& remarks, std::size_t width);

}  // namespace cartulary::cli
