// What a saved game of JCloisterZone is played with, as a selection of ours. Internal to
// board_file.
#pragma once

#include <string>
#include <vector>

#include "engine/bag/selection.h"
#include "engine/text/result.h"
#include "engine/tile/catalog.h"
#include "tiledb/board/json_node.h"

namespace cartulary::tiledb {

struct JczSelection {
  Selection selection;
  std::vector<std::string> unknown_sets;  // theirs, in the order of the file
};

// `setup` is the object of that name, `start` the ids (theirs) of the tiles that lie at the start.
// What their bag leaves out of the sets stands in Selection::dropped. Errors: no sets, none that is
// known, a quantity not 0..99, one set of ours in two editions.
Result<JczSelection> jcz_selection(const Catalog& catalog, const JsonSpot& setup,
                                   const std::vector<std::string>& start);

}  // namespace cartulary::tiledb
