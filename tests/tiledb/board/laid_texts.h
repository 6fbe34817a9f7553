// A laid feature as the files that people have: a board of our own, and a saved game of
// JCloisterZone that is over.
//
//   own_board_text(laid);              // {"tiles": [{"tile": "BA-18", ...}], "figures": [...]}
//   saved_game_text(catalog, laid);    // {"appVersion": "5.7.0", ... "replay": [...]}
#pragma once

#include <string>

#include "engine/tile/catalog.h"
#include "tests/tiledb/board/laid_feature.h"

namespace cartulary::test {

std::string own_board_text(const LaidFeature& laid);
// Each tile but the first is a turn of red, the figures come with the last one. Empty where
// JCloisterZone lacks one of the tiles.
std::string saved_game_text(const Catalog& catalog, const LaidFeature& laid);

}  // namespace cartulary::test
