// JSON of the groups' own games that the content includes.
//
//   std::fputs(carried_games_json(library.games).c_str(), stdout);
#pragma once

#include <string>
#include <vector>

#include "docgen/json/answer_writer.h"
#include "engine/rule/carried_game.h"

namespace cartulary::docgen {

// {"games": [{"id", "title", "revision", "players", "sets", "tiles", "unknown"}]}
std::string carried_games_json(const std::vector<CarriedGame>& games);
// All members of one game, written into the open object.
void add_carried_game(AnswerWriter& json, const CarriedGame& game);
// One game with all members.
std::string carried_game_json(const CarriedGame& game);

}  // namespace cartulary::docgen
