// The page on which readers say what they play with: boxes, copies, printings, choices of rules and
// house rules. Scripts keep it in the browser, show it in the head of every page and hand it to the
// pages that take a selection; it is opened and saved as game.yaml, and shared as a link.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page my_boxes_page(const PageContext& context);

}  // namespace cartulary::docgen
