// The style sheet and the script that every page loads, each as one file: fewer requests, and fewer
// bytes in thousands of pages.
#pragma once

#include <string>

#include "docgen/base/page_context.h"

namespace cartulary::docgen {

// The styles of the frame, of its parts and of tiles.
std::string page_style(const PageContext& context);

// The scripts of the frame. Before them come the parts of the frame that pages of files leave to
// scripts, as `window.cartularyFrame = {find: "<form ...>", mine: "<a ...>", sheet: "<div ...>",
// languages: [[code, name, short name], ...]}`, with addresses from the top folder. On pages of
// files, engine.js comes before the scripts of the frame.
std::string page_script(const PageContext& context);

}  // namespace cartulary::docgen
