// Collects the names by which players may search for elements, sets, publishers and statuses, each
// with the concept that it stands for. SearchNames (search_names.h) finds them in a question.
//
//   search_names(catalog, rulebook);      // {"coat of arms", "@pennant"}, ...
#pragma once

#include <string>
#include <vector>

#include "engine/rule/rulebook.h"
#include "engine/tile/catalog.h"

namespace cartulary {

// A name of a concept: {"coat of arms", "@pennant"}.
struct SearchName {
  std::string name;
  std::string concept_term;
};
// The names of elements ("@mayor"), sets ("@set/tower"), those who rule ("@by/zmg") and statuses
// ("@status/house").
std::vector<SearchName> search_names(const Catalog& catalog, const Rulebook& rulebook);

}  // namespace cartulary
