// Builds the guide to other ways to play from the rulebook's variants, set by set. It has the form
// of every other guide, so that code that shows guides can show it.
//
//   guides.guides.push_back(variants_guide(catalog, rulebook));
#pragma once

#include <string_view>

#include "engine/guide/guides.h"
#include "engine/rule/rulebook.h"
#include "engine/tile/catalog.h"

namespace cartulary {

inline constexpr std::string_view variants_guide_id = "variants";

// One part for each set that has variants, in listing order, with one line for each variant. Lines
// begin with the variant's title; playing them is optional (`must` is false).
Guide variants_guide(const Catalog& catalog, const Rulebook& rulebook);

}  // namespace cartulary
