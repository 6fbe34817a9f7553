// The guide to other ways to play: the variants of the rulebook, set by set, in the form of every
// other guide, so that what shows guides shows them too.
//
//   guides.guides.push_back(variants_guide(catalog, rulebook));
#pragma once

#include "engine/guide/guides.h"
#include "engine/rule/rulebook.h"
#include "engine/tile/catalog.h"

namespace cartulary {

// A part for each set that has variants, in listing order; a line for each variant, which may be
// played and says its title first.
Guide variants_guide(const Catalog& catalog, const Rulebook& rulebook);

}  // namespace cartulary
