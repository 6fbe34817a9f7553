// Scores a board with figures from its tiles alone (brute_table.h). The engine's majorities and
// points must equal the result.
#pragma once

#include <random>
#include <string>
#include <vector>

#include "engine/board/board.h"
#include "engine/position/position.h"
#include "tests/support/brute_table.h"

namespace cartulary::test {

// The result if the game ended now.
BruteResult brute_figures(const Board& board, const std::vector<PositionFigure>& figures);

// 12 to 36 random figures and tokens of all kinds, each on a valid place of the board.
std::vector<PositionFigure> random_figures(const Board& board, std::mt19937& random);

}  // namespace cartulary::test
