// What players say in place of the names that `score` takes.
//
//   feature_said("Stadt");        // "city"
//   fact_said("shields=2");       // "pennants=2"
//   fact_said("unfinished");      // "complete=no"
//   figure_said("big");           // "large-follower"
#pragma once

#include <string>
#include <string_view>

namespace cartulary {

// The name of the feature in small letters; any other text as it is, in small letters.
std::string feature_said(std::string_view text);

// The fact with its name as the scoring has it; any other text as it is.
std::string fact_said(std::string_view text);

// The figure's id; any other text as it is, in small letters. What a follower is called where it
// stands, a knight or a monk, is a follower.
std::string figure_said(std::string_view text);

}  // namespace cartulary
