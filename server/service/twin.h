// The `.json` twin of a page: the same facts, as the API tells them. Every page has one but
// board.html, which shows nothing before it is given a board: POST /api/v1/board answers for it.
// Which twin a page has stands in its row of docgen/pages/page_table.cpp; here it is looked up.
//
//   twin_of(target "/edges/cfrf.json")      // -> "/api/v1/tiles" with q = "edges:cfrf"
#pragma once

#include <optional>

#include "engine/tile/catalog.h"
#include "server/message/target.h"

namespace cartulary::server {

struct Twin {
  Target target;            // what to ask the API
  bool names_page = false;  // the path names the thing: a fault in the name is 404
};

// Nothing if no page can stand there. Parameters of the request are passed on, but for those
// that the path itself gives.
std::optional<Twin> twin_of(const Target& request, const Catalog& catalog);

}  // namespace cartulary::server
