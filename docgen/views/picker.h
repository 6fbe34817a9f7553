// The hole picker: four sides, each city, field, road, river or any. As a form (home) and as
// links from one pattern to its neighbours (every fit page), so that all 625 patterns can be
// reached without scripts. The hole is drawn by real tiles that lie around it.
#pragma once

#include "docgen/base/page_parameters.h"
#include "docgen/base/view.h"
#include "engine/tile/catalog.h"
#include "engine/tile/pattern.h"

namespace cartulary::docgen {

// For the partials hole and palettes: sides clockwise from north with their options, and all tiles
// that can lie around the hole, of which the style shows those that are chosen.
View picker_form_view(const Catalog& catalog, Pattern chosen);

// The same for a page of links: an address for each option, which keeps the parameters `kept`, and
// the tiles of this pattern alone.
View picker_links_view(const Catalog& catalog, Pattern current, const PageParameters& kept);

}  // namespace cartulary::docgen
