// The timeline of releases as a drawing: a column for each year, a box for each release, with the
// sign of its kind.
//
//   std::string svg = timeline_svg(*guides.find("timeline"), catalog);
#pragma once

#include <string>

#include "engine/guide/guide.h"
#include "engine/tile/catalog.h"

namespace cartulary::docgen {

enum class SvgUse { InPage, AsFile };

// An <svg> element whose boxes link to the pages of sets; a page styles it by assets/guide.css, a
// file of its own carries plain colours. Lines without a date are passed over.
std::string timeline_svg(const Guide& guide, const Catalog& catalog, SvgUse use = SvgUse::InPage);

}  // namespace cartulary::docgen
