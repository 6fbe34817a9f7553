// The scoring facts of a feature on the table, including its figures and tokens, the elements that
// the game leaves out, and the readings of rules that it chose.
//
//   OccupiedFeature city = occupied(table, ref);
//   scores_at(table, ref, std::nullopt);             // who scores it, and what
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/position/occupied_feature.h"
#include "engine/replay/game_table.h"
#include "engine/scoring/player_scores.h"

namespace cartulary {

// The feature with its figures as claimants. Leaves out inns, cathedrals and sieges on the tiles if
// the game is played without them.
OccupiedFeature occupied(const GameTable& table, const FeatureRef& ref);

// The players who score a feature, with points and terms, by the game's readings of the rules.
// Incomplete features score as at the end of the game.
std::vector<PlayerScore> scores_at(const GameTable& table, const FeatureRef& ref,
                                   std::optional<BarnMoment> barn);

// The points for a player with the majority, without terms that depend on the player.
int worth(const GameTable& table, const FeatureRef& ref);

// Terms for things that are not features: `count` of "goods", "gold" and so on. Empty without
// formulas.
std::vector<ScoreTerm> game_terms(const GameTable& table, std::string_view fact, int count);
// Renames the term if there is exactly one.
std::vector<ScoreTerm> named(std::vector<ScoreTerm> terms, const Said& what);

}  // namespace cartulary
