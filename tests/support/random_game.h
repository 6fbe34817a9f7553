// Plays random games and computes their points independently of the engine: tiles and figures are
// plain lists, and everything is recomputed after each turn.
//
//   RandomGame played = random_game(kit, {.players = 3, .turns = 40}, random);
//   replay_game(played.game, kit)          // must give played.points after each turn
#pragma once

#include <map>
#include <random>
#include <string>
#include <vector>

#include "engine/board/board_kit.h"
#include "engine/replay/saved_game.h"

namespace cartulary::test {

struct RandomGameRules {
  int players = 2;
  int turns = 40;
  Placement start = {};
};

struct RandomGame {
  SavedGame game;
  std::vector<std::map<std::string, int>> points;  // by colour, after each tile
  std::map<std::string, int> final;                // after the final scoring
};

// Plays followers of all kinds, builders, pigs, barns, the fairy, the dragon, towers with ransom,
// trade goods, King and Robber Baron, abbots, abbeys, tunnel tokens and ferries, as far as the
// kit's sets have them.
RandomGame random_game(const BoardKit& kit, const RandomGameRules& rules, std::mt19937& random);

}  // namespace cartulary::test
