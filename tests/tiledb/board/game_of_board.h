// A board with figures told as a saved game that is over: its tiles lie at the start, figures and
// tokens come in one turn, and a tile far from all others ends it.
//
//   const GameRecord record = replay_game(game_of(board, figures, random), board.kit());
#pragma once

#include <random>
#include <vector>

#include "engine/board/board.h"
#include "engine/position/position.h"
#include "engine/replay/saved_game.h"

namespace cartulary::test {

// Must be empty on the board.
inline constexpr Cell last_cell_of_games{90, 90};

// Figures where games have none are left out. Now and then a fairy stands beside a follower, and a
// castle is built in a city of two tiles.
SavedGame game_of(const Board& board, const std::vector<PositionFigure>& figures,
                  std::mt19937& random);

}  // namespace cartulary::test
