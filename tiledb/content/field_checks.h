// Checks the fields of a single tile and the cities next to them: the last step of check_tile().
// tile_checks.h lists what it checks.
#pragma once

#include "tiledb/draft/tile_draft.h"
#include "tiledb/yaml/error_list.h"

namespace cartulary::tiledb {

// REQUIRES: check_edges and check_sides found no fault.
void check_fields(const TileDraft& draft, ErrorList& errors);

}  // namespace cartulary::tiledb
