// Random legal boards for tests.
#pragma once

#include <random>

#include "engine/board/board.h"

namespace cartulary::test {

// Draws tiles and lays them at random legal places until `tiles` are laid, none is left, or 60
// drawn tiles fit nowhere (each goes back into the bag). River tiles are drawn when they are due.
// Of `tries` random places the one nearest to 0,0 is taken, so more tries complete more features.
void play_at_random(Board& board, int tiles, std::mt19937& random, int tries = 1);

}  // namespace cartulary::test
