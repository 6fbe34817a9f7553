// The hole picker: four sides, each city, field, road, river or any. As a form (home) and as
// links from one pattern to its neighbours (every fit page), so that all 625 patterns can be
// reached without scripts.
#pragma once

#include "docgen/base/page_parameters.h"
#include "docgen/base/view.h"
#include "engine/tile/pattern.h"

namespace cartulary::docgen {

// For the partial picker_form: sides in the order N W E S with their options, and the hole.
View picker_form_view(Pattern chosen);

// For the partial picker_links: the same with an address for each option, which keep the
// parameters `kept`.
View picker_links_view(Pattern current, const PageParameters& kept);

}  // namespace cartulary::docgen
