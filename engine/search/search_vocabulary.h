// The names of things as players use them: from the content, and of what it does not name.
//
//   for (const SearchName& name : search_names(catalog, rulebook))
//     ... name.name, name.concept_term ...               // "coat of arms", "@pennant"
#pragma once

#include <string>
#include <vector>

#include "engine/rule/rulebook.h"
#include "engine/tile/catalog.h"

namespace cartulary {

// Another way to say a concept: {"coat of arms", "@pennant"}.
struct SearchName {
  std::string name;
  std::string concept_term;
};
// Of elements "@mayor", sets "@set/tower", who ruled "@by/zmg" and statuses "@status/house".
std::vector<SearchName> search_names(const Catalog& catalog, const Rulebook& rulebook);

}  // namespace cartulary
