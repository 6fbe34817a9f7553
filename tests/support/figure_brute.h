// A board with figures scored again from its tiles alone (brute_table.h): what the engine's
// majorities and points must equal.
#pragma once

#include <random>
#include <string>
#include <vector>

#include "engine/board/board.h"
#include "engine/position/position.h"
#include "tests/support/brute_table.h"

namespace cartulary::test {

// If the game ended now.
BruteResult brute_figures(const Board& board, const std::vector<PositionFigure>& figures);

// One to three dozen figures and tokens of all kinds on places of the board that it has.
std::vector<PositionFigure> random_figures(const Board& board, std::mt19937& random);

}  // namespace cartulary::test
