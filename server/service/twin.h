// Finds the `.json` twin of a page: the same facts as the API gives them. The twins are defined in
// the rows of docgen/pages/page_table.cpp. Some pages have none, such as board.html, which shows
// nothing until it is given a board (POST /api/v1/board answers for it), boxes.html and asked.html.
//
//   twin_of(target "/edges/cfrf.json")      // -> "/api/v1/tiles" with q = "edges:cfrf"
#pragma once

#include <optional>

#include "engine/tile/catalog.h"
#include "server/message/target.h"

namespace cartulary::server {

struct Twin {
  Target target;            // the request to the API
  bool names_page = false;  // the path has a name: an error in it is 404
};

// Returns nothing if no page can have this path. Parameters of the request are passed on, except
// those that the path itself gives.
std::optional<Twin> twin_of(const Target& request, const Catalog& catalog);

}  // namespace cartulary::server
