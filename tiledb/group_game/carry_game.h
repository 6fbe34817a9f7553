// Converts the game of a Library into the CarriedGame that the content keeps of a group's game.
#pragma once

#include "engine/rule/carried_game.h"
#include "tiledb/library/library.h"

namespace cartulary::tiledb {

// REQUIRES: library.rulebook has a game.
CarriedGame carry(const Library& library);

}  // namespace cartulary::tiledb
