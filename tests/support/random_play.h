// Random legal boards for tests.
#pragma once

#include <random>

#include "engine/board/board.h"

namespace cartulary::test {

// Draws and lays tiles at random legal places until `tiles` lie or none is left, river tiles in
// their turn. A tile that fits nowhere is put aside.
void play_at_random(Board& board, int tiles, std::mt19937& random);

}  // namespace cartulary::test
