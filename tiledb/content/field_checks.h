// The checks of a single tile that concern fields and the cities next to them. tile_checks.h lists
// them.
#pragma once

#include "tiledb/draft/tile_draft.h"
#include "tiledb/yaml/error_list.h"

namespace cartulary::tiledb {

// REQUIRES: check_edges and check_sides found no fault.
void check_fields(const TileDraft& draft, ErrorList& errors);

}  // namespace cartulary::tiledb
