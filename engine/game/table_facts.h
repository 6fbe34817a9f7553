// What a feature of the table scores by: its facts with the figures and tokens that stand there,
// what the game does not play with, and the readings that it chose.
//
//   OccupiedFeature city = occupied(table, ref);
//   scores_at(table, ref, std::nullopt);             // who scores it, and what
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/game_table.h"
#include "engine/position/occupied_feature.h"
#include "engine/scoring/player_scores.h"

namespace cartulary {

// The feature with its figures as claimants. Inns, cathedrals and sieges that lie on the tiles and
// are not played with are left out.
OccupiedFeature occupied(const GameTable& table, const FeatureRef& ref);

// The players who score a feature with its points and terms, by the readings of the game; of
// incomplete ones as at the end.
std::vector<PlayerScore> scores_at(const GameTable& table, const FeatureRef& ref,
                                   std::optional<BarnMoment> barn);

// What it brings a player with the majority and without a share in anything else.
int worth(const GameTable& table, const FeatureRef& ref);

// What no feature brings: "goods", "gold" and their like, so many of them; none without formulas.
std::vector<ScoreTerm> game_terms(const GameTable& table, std::string_view fact, int count);
// Terms of one sum by a name of their own.
std::vector<ScoreTerm> named(std::vector<ScoreTerm> terms, const std::string& what);

}  // namespace cartulary
