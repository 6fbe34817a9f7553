// The names that players use for things: those in the content, and further words for the same
// things.
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
