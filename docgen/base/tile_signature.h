// A text that two tiles share if and only if they look the same, whatever turn they are stored
// in: for finding a design again in other sets.
#pragma once

#include <string>

#include "engine/tile/tile.h"

namespace cartulary::docgen {

enum class Symbols { Without, With };

// Edges and segments, with or without what else stands on the tile. Recorded trifles that no
// eye sees (`semicircular`, `adjoins`) do not count. Empty if the interior is unknown or the
// piece is a card.
std::string tile_signature(const Tile& tile, Symbols symbols);

}  // namespace cartulary::docgen
