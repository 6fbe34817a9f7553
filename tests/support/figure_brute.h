// A board with figures scored again from its tiles alone, as the rules tell it: what the engine's
// majorities and points must equal. Squares only, no City of Carcassonne, and none of the engine's
// layouts, forests or sums.
#pragma once

#include <map>
#include <random>
#include <string>
#include <vector>

#include "engine/board/board.h"
#include "engine/position/position.h"

namespace cartulary::test {

struct BruteResult {
  // "city 0,0 0,1: blue red", for each feature with a majority. Sorted.
  std::vector<std::string> holders;
  std::map<std::string, int> final;  // of every player with a figure
  friend bool operator==(const BruteResult&, const BruteResult&) = default;
};

// If the game ended now.
BruteResult brute_figures(const Board& board, const std::vector<PositionFigure>& figures);

// One to three dozen figures and tokens of all kinds on places of the board that it has.
std::vector<PositionFigure> random_figures(const Board& board, std::mt19937& random);

}  // namespace cartulary::test
