// Plays a saved game again: every action on a GameTable, every turn scored by the rules.
//
//   GameRecord record = follow_game(game, *kit);
//   record.points.at("red")      // on the scoreboard after the last action
#pragma once

#include "engine/board/board_kit.h"
#include "engine/game/game.h"
#include "engine/game/game_record.h"

namespace cartulary {

// A turn is scored at its Commit, or as the next tile is placed; what may still change it before
// (castles, followers from the City of Carcassonne, the dragon) is waited for. What cannot be
// followed stands in `not_followed`, and turns from there on are not `sure` where it can change
// points. REQUIRES: the kit is of the game's sets, tiles are of its catalog, and there is a player.
GameRecord follow_game(const Game& game, const BoardKit& kit);

}  // namespace cartulary
