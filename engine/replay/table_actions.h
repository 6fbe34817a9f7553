// The effects of single actions on the table: tokens, towers, figures without an owner.
//
// Functions that return a message return the reason why the action could not be followed, as a
// sentence without a full stop, or an empty one.
//
//   if (const Said fault = put_token(table, action, turn); !fault.empty()) ...
#pragma once

#include <string_view>
#include <vector>

#include "engine/replay/game_table.h"
#include "engine/text/said.h"

namespace cartulary {

// Whether the action adds a piece to a tower.
bool is_tower_piece(const GameAction& action);
// Whether the token is one of a pair for tunnels.
bool is_tunnel_token(std::string_view token);
// Whether put_token() carries out what the token changes on the tiles.
bool is_followed_token(std::string_view token);
Said put_token(GameTable& table, const GameAction& action, int turn);

// Whether a castle can be built over the city of that node: it is complete and of two half circles
// or, where any end will do, of two segments with one side each.
bool is_castle_site(const Board& board, Node city, bool any_end = false);

// Puts one piece of gold on the tile just placed, and a second on the tile next to it if there is
// only one such tile, which a file does not record. Returns the cell of that tile.
std::optional<Cell> lay_gold(GameTable& table, Cell cell);

// Moves the fairy, Count, Mage or Witch. For the dragon use dragon_enters().
Said move_neutral(GameTable& table, const GameAction& action);
// Moves the dragon to the cell; it eats the figures there.
void dragon_enters(GameTable& table, Cell cell);

// Makes another player's follower a prisoner, or exchanges it at once if its owner holds one of the
// captor's. If several of different kinds are held, the choice is left to exchange().
Said capture(GameTable& table, const GameAction& action);
Said exchange(GameTable& table, const GameAction& action);
// Pays 3 points from the owner to the captor.
Said pay_ransom(GameTable& table, const GameAction& action, std::vector<ScoredPoints>& scored);

}  // namespace cartulary
