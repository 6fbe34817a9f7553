// The part of the checks of one tile that is about fields and the cities that they border; which
// these are stands in tile_checks.h.
#pragma once

#include "tiledb/draft/tile_draft.h"
#include "tiledb/yaml/error_list.h"

namespace cartulary::tiledb {

// REQUIRES: check_edges and check_sides found nothing.
void check_fields(const TileDraft& draft, ErrorList& errors);

}  // namespace cartulary::tiledb
