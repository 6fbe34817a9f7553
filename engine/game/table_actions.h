// What single actions of a game do to the table: tokens, towers, figures of nobody.
//
// Each tells why it could not be followed, in a sentence without a full stop; empty: it was.
//
//   if (const std::string fault = put_token(table, action, turn); !fault.empty()) ...
#pragma once

#include <string>

#include "engine/game/game_table.h"

namespace cartulary {

std::string put_token(GameTable& table, const GameAction& action, int turn);

// Fairy, Count, Mage and Witch. The dragon moves by dragon_enters().
// Gold of the tile that was laid: one piece on it, and one on the tile beside it where that alone
// can take it, which a file does not tell of. That tile's cell.
std::optional<Cell> lay_gold(GameTable& table, Cell cell);

// Takes the shepherds off fields that cannot grow any more. Whether there were any.
bool close_flocks(GameTable& table);

std::string move_neutral(GameTable& table, const GameAction& action);
// The dragon comes to the cell and eats what stands there.
void dragon_enters(GameTable& table, Cell cell);

// A follower of another player becomes a prisoner, or is exchanged at once where its owner has one
// of the captor's.
std::string capture(GameTable& table, const GameAction& action);
std::string exchange(GameTable& table, const GameAction& action);
// 3 points from the owner to the captor.
std::string pay_ransom(GameTable& table, const GameAction& action,
                       std::vector<ScoredPoints>& scored);

}  // namespace cartulary
