// Replays a saved game: performs every action on a GameTable and scores every turn by the rules.
//
//   GameRecord record = replay_game(game, *kit);
//   record.points.at("red")      // on the scoreboard after the last action
#pragma once

#include "engine/board/board_kit.h"
#include "engine/replay/game_record.h"
#include "engine/replay/saved_game.h"

namespace cartulary {

// A turn is scored at its Commit or when the next tile is placed, but not before everything that
// can change it (castles, followers from the City of Carcassonne, the dragon) has happened. Actions
// that cannot be followed are listed in `not_followed`; if one can change points, later turns are
// not `sure`. REQUIRES: the kit has the game's sets, the tiles are of its catalog, and there is a
// player.
GameRecord replay_game(const SavedGame& game, const BoardKit& kit);

}  // namespace cartulary
