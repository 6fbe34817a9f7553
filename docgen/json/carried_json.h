// JSON of the groups' own games that content carries.
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
// The members of one of them, whole, into an object that is open.
void add_carried_game(AnswerWriter& json, const CarriedGame& game);
// One of them, whole.
std::string carried_game_json(const CarriedGame& game);

}  // namespace cartulary::docgen
