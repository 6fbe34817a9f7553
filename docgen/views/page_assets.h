// What every page loads, each as one file: fewer requests, and fewer bytes in thousands of pages.
#pragma once

#include <string>

#include "docgen/base/site_index.h"

namespace cartulary::docgen {

// The styles of the frame, of its parts and of tiles.
std::string page_style(const SiteIndex& index);

// The scripts of the frame, and before them the parts of it that pages of files leave to scripts,
// as `window.cartularyFrame = {find: "<form ...>", mine: "<a ...>", sheet: "<div ...>"}` with
// addresses from the top folder.
std::string page_script(const SiteIndex& index);

}  // namespace cartulary::docgen
