// Converts the group's game in a Library into a CarriedGame, the summary that the content includes.
#pragma once

#include "engine/rule/carried_game.h"
#include "tiledb/library/library.h"

namespace cartulary::tiledb {

// REQUIRES: library.rulebook has a game.
CarriedGame carry(const Library& library);

}  // namespace cartulary::tiledb
