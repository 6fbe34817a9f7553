// Points and moves that come from symbols on tiles instead of features: watchtowers, Baba Yaga's
// hut, and the Vodyanoy, who traps the followers around him.
//
// A NotFollowed (position/board_figures.h) is a note that the points may be wrong, with the reason.
//
//   trap_followers(table);
//   for (NotFollowed& doubt : score_watchtowers(table, completed, record.scored))
//     ... doubt.reason ...
#pragma once

#include <string_view>
#include <vector>

#include "engine/replay/game_record.h"
#include "engine/replay/game_table.h"

namespace cartulary {

// Whether the functions below follow what the symbol brings.
bool is_followed(std::string_view symbol);

// Notes the cell of a Vodyanoy on a tile just placed.
void set_trap(GameTable& table, const Placement& laid);
// Moves the followers around each Vodyanoy onto his tile. Returns them as they stood before.
std::vector<TableFigure> trap_followers(GameTable& table);

// Scores the watchtowers whose own tile has a follower on a completed feature, for its owner.
// Returns what makes these points doubtful. REQUIRES: the figures of the features are still there.
std::vector<NotFollowed> score_watchtowers(GameTable& table,
                                           const std::vector<FeatureRef>& completed,
                                           std::vector<ScoredPoints>& scored);

// Scores the huts with tiles all around and sends their followers home.
void score_full_huts(GameTable& table, std::vector<ScoredPoints>& scored);
// What the followers in huts and traps score when the game ends.
std::vector<ScoredPoints> final_symbol_scores(const GameTable& table);

}  // namespace cartulary
