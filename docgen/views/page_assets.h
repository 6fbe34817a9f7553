// What every page loads, each as one file: fewer requests, and fewer bytes in thousands of pages.
#pragma once

#include <string>

#include "docgen/base/page_context.h"

namespace cartulary::docgen {

// The styles of the frame, of its parts and of tiles.
std::string page_style(const PageContext& context);

// The scripts of the frame, and before them the parts of it that pages of files leave to scripts,
// as `window.cartularyFrame = {find: "<form ...>", mine: "<a ...>", sheet: "<div ...>"}` with
// addresses from the top folder. Pages of files have the engine's ahead of all.
std::string page_script(const PageContext& context);

}  // namespace cartulary::docgen
