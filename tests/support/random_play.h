// Random legal boards for tests.
#pragma once

#include <random>

#include "engine/board/board.h"

namespace cartulary::test {

// Draws and lays tiles at random legal places until `tiles` lie or none is left, river tiles in
// their turn. A tile that fits nowhere is put aside. Of `tries` places that are looked at the one
// nearest to 0,0 is taken: the more, the more is completed.
void play_at_random(Board& board, int tiles, std::mt19937& random, int tries = 1);

}  // namespace cartulary::test
