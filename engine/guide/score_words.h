// Maps players' words, in each language that has them (content/language/CODE/search.yaml), to the
// names that `score` takes.
//
//   feature_said(language, "Stadt");        // "city"
//   fact_said(language, "shields=2");       // "pennants=2"
//   fact_said(language, "unfinished");      // "complete=no"
//   figure_said(language, "big");           // "large-follower"
#pragma once

#include <string>
#include <string_view>

#include "engine/text/search_language.h"

namespace cartulary {

// The feature's name; an unknown text comes back in lower case.
std::string feature_said(const SearchLanguage& language, std::string_view text);

// The fact with the name that the scoring guide uses; an unknown text comes back unchanged.
std::string fact_said(const SearchLanguage& language, std::string_view text);

// The figure's id; an unknown text comes back in lower case. Names for a follower on a feature,
// such as knight or monk, give "follower".
std::string figure_said(const SearchLanguage& language, std::string_view text);

}  // namespace cartulary
