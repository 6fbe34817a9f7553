// Converts the setup of a game saved by JCloisterZone into a Selection. Sets and tiles are found by
// the ids in TileSet::jcz and Tile::jcz. Internal to board_file.
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
  std::vector<std::string> unknown_sets;  // their ids, in file order
};

// Whether an element of a setup, such as "abbey": 1, is played: it is neither null, false nor 0.
bool is_in_play(const JsonNode& element);

// `setup` is the object of that name; `start` lists JCloisterZone's ids of the start tiles. Tiles
// that their bag omits from a set go into Selection::dropped. Errors: no sets, no known set, a
// quantity outside 0..99, one of our sets in two editions.
Result<JczSelection> jcz_selection(const Catalog& catalog, const JsonSpot& setup,
                                   const std::vector<std::string>& start);

}  // namespace cartulary::tiledb
