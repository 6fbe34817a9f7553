// What is told beside an answer: what of the question was mended, what else may have been meant,
// and the house rules that the answer does not follow.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "cli/line/call.h"
#include "engine/guide/house_remarks.h"

namespace cartulary::cli {

// A word on standard error about what was asked; none where JSON tells it, or for empty text.
void print_hint(const Call& call, std::string_view hint);

// What TileHits::suggestion and that of counts say, whether or not anything was found.
std::string suggestion_text(const std::string& suggestion, bool found);

// "House rule, not counted here: Cathedrals pay four: ... [ruling/our-club/cathedrals]", a
// paragraph for each below an empty line; empty if there are none.
std::string house_remarks_text(const std::vector<HouseRemark>& remarks, std::size_t width);

}  // namespace cartulary::cli
