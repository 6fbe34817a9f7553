// The page where readers enter what they play with: boxes, copies, printings, choices of rules and
// house rules. Scripts store it in the browser, show it at the top of every page and pass it to
// pages that take a selection. Readers can load and save it as game.yaml and share it as a link.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page my_boxes_page(const PageContext& context);

}  // namespace cartulary::docgen
