// The hole picker: four sides, each city, field, road, river or any. It is a form on the home page,
// and on every fit page it is links from one pattern to its neighbours, so that all 625 patterns
// can be reached without scripts. Real tiles around the hole draw it.
#pragma once

#include "docgen/base/page_parameters.h"
#include "docgen/base/view.h"
#include "engine/tile/catalog.h"
#include "engine/tile/pattern.h"

namespace cartulary::docgen {

// For the partials hole and palettes: the sides clockwise from north with their options, and every
// tile that can be placed next to the hole, of which the style sheet shows the chosen ones.
View picker_form_view(const Catalog& catalog, Pattern chosen);

// The same for a page of links: each option has an address that keeps the parameters `kept`, and
// only the tiles of this pattern are included.
View picker_links_view(const Catalog& catalog, Pattern current, const PageParameters& kept);

}  // namespace cartulary::docgen
