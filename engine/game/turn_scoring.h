// What a turn scores: the features that its tile completed, barns, castles, gold, King and Robber
// Baron, trade goods.
//
//   score_turn(table, {.player = 0, .number = 7, .piece = 12}, record);
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/game/game_record.h"
#include "engine/game/game_table.h"

namespace cartulary {

struct TurnFacts {
  int player = 0;  // who placed the tile
  int number = 0;
  int piece = 0;                   // its place in Board::pieces()
  std::vector<std::string> barns;  // figures' ids: barns that were placed in this turn
  std::optional<Cell> gold_laid;   // where its second piece of gold had to lie
};

// Roads, cities and buildings that the piece completed, by kind, then first cell. Castles are none.
std::vector<FeatureRef> completed_by(const GameTable& table, int piece);

// Scores them into `record` and sends their figures home.
void score_turn(GameTable& table, const TurnFacts& turn, TurnRecord& record);

// An abbot that is taken back scores its building as it stands, before it leaves the table.
void score_abbot(GameTable& table, const TableFigure& abbot, TurnRecord& record);

}  // namespace cartulary
