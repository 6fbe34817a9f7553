// Maps players' words, some of them German, to the names that `score` takes.
//
//   feature_said("Stadt");        // "city"
//   fact_said("shields=2");       // "pennants=2"
//   fact_said("unfinished");      // "complete=no"
//   figure_said("big");           // "large-follower"
#pragma once

#include <string>
#include <string_view>

namespace cartulary {

// The feature's name; an unknown text comes back in lower case.
std::string feature_said(std::string_view text);

// The fact with the name that the scoring guide uses; an unknown text comes back unchanged.
std::string fact_said(std::string_view text);

// The figure's id; an unknown text comes back in lower case. Names for a follower on a feature,
// such as knight or monk, give "follower".
std::string figure_said(std::string_view text);

}  // namespace cartulary
