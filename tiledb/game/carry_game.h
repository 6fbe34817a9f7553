// carry: what content keeps of a group's own game, from the Library that was read with it.
#pragma once

#include "engine/rule/carried_game.h"
#include "tiledb/database/library.h"

namespace cartulary::tiledb {

// REQUIRES: library.rulebook has a game.
CarriedGame carry(const Library& library);

}  // namespace cartulary::tiledb
