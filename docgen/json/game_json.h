// JSON of players: those of a board with figures, and those of a saved game turn by turn.
//
//   // "players", "not_followed", "standing" and, if asked for, "turns"
//   add_players(json, report);
#pragma once

#include <string_view>
#include <vector>

#include "docgen/json/answer_writer.h"
#include "docgen/report/board_report.h"
#include "engine/scoring/formulas.h"

namespace cartulary::docgen {

void add_terms(AnswerWriter& json, std::string_view name, const std::vector<ScoreTerm>& terms);

// "sure" and "reasons": whether the points can be trusted. Adds nothing for a board without figures
// and players.
void add_doubts(AnswerWriter& json, const BoardReport& report);

// Adds nothing for a board without figures and players.
void add_players(AnswerWriter& json, const BoardReport& report);

// A player of a saved game: the points on the scoreboard, and the total if the game ended now.
// game_totals() REQUIRES that the report has a record.
struct GameTotal {
  GamePlayer player;
  int points = 0;
  PlayerTotal total;
};
std::vector<GameTotal> game_totals(const BoardReport& report);

}  // namespace cartulary::docgen
