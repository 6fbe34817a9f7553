// A text that is equal for two tiles if and only if they look the same, whatever rotation they are
// stored in. Used to find the same design in other sets.
#pragma once

#include <string>

#include "engine/tile/tile.h"

namespace cartulary::docgen {

enum class Symbols { Without, With };

// Covers edges and segments, and with Symbols::With also everything else on the tile. Ignores
// recorded details that cannot be seen (`semicircular`, `adjoins`). Empty if the interior is
// unknown or the piece is a card.
std::string tile_signature(const Tile& tile, Symbols symbols);

}  // namespace cartulary::docgen
