// Scores a turn: the features that its tile completed, barns, castles, gold, King and Robber Baron,
// trade goods.
//
//   score_turn(table, {.player = 0, .number = 7, .piece = 12}, record);
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/replay/game_record.h"
#include "engine/replay/game_table.h"

namespace cartulary {

struct TurnFacts {
  int player = 0;  // the player who placed the tile
  int number = 0;
  int piece = 0;                   // index in Board::pieces()
  std::vector<std::string> barns;  // ids of barns placed in this turn
  std::optional<Cell> gold_laid;   // cell of the second piece of gold, if only one was possible
};

// Roads, cities and buildings that the piece completed, by kind, then first cell. Excludes castles.
std::vector<FeatureRef> completed_by(const GameTable& table, int piece);

// Scores these features into `record` and sends their figures home. Returns what makes the points
// doubtful.
std::vector<NotFollowed> score_turn(GameTable& table, const TurnFacts& turn, TurnRecord& record);

// Scores the building of an abbot that is called back as it is now, before the abbot leaves the
// table.
void score_abbot(GameTable& table, const TableFigure& abbot, TurnRecord& record);

}  // namespace cartulary
