// The timeline of releases as a drawing: a column for each year, a box for each release, with a
// sign for its kind.
//
//   std::string svg = timeline_svg(*guides.find("timeline"), catalog);
#pragma once

#include <string>
#include <string_view>

#include "engine/guide/guide.h"
#include "engine/text/page_language.h"
#include "engine/tile/catalog.h"

namespace cartulary::docgen {

enum class SvgUse { InPage, AsFile };

// An <svg> element whose boxes link to the pages of sets. In a page, assets/guide.css styles it; as
// a file, it carries plain colours. Lines without a date are skipped. Boxes whose words stay
// English in another language say so by `lang`.
std::string timeline_svg(const Guide& guide, const Catalog& catalog, SvgUse use = SvgUse::InPage,
                         const PageLanguage& language = PageLanguage());

}  // namespace cartulary::docgen
