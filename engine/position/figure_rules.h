// The rules by which figures, tokens and the end of the game give points, by their lasting ids.
//
// Beside score_rules.h, which has what the tiles alone give; ids and members are alike.
//
//   for (const ScoreRule& rule : figure_score_rules()) ... rule.id, rule.gives
#pragma once

#include <span>
#include <string_view>

#include "engine/board/score_rules.h"

namespace cartulary {

namespace score_rule {
inline constexpr std::string_view pig = "traders-and-builders/pig-points";
inline constexpr std::string_view trade_goods = "traders-and-builders/trade-goods-final";
inline constexpr std::string_view barn_placed = "abbey-and-mayor/barn-scoring";
inline constexpr std::string_view barn_joined = "abbey-and-mayor/barn-joining";
inline constexpr std::string_view barn_final = "abbey-and-mayor/barn-final";
inline constexpr std::string_view fairy_turn = "princess-and-dragon/fairy-turn-bonus";
inline constexpr std::string_view fairy = "princess-and-dragon/fairy-scoring-bonus";
inline constexpr std::string_view ransom = "tower/ransom";
inline constexpr std::string_view king = "king-and-robber-baron/king-points";
inline constexpr std::string_view robber_baron = "king-and-robber-baron/robber-baron-points";
inline constexpr std::string_view castle_scores = "bridges-castles-and-bazaars/castle-scores";
inline constexpr std::string_view castle_final = "bridges-castles-and-bazaars/castle-final";
inline constexpr std::string_view castle_on_farm = "bridges-castles-and-bazaars/castle-on-a-farm";
inline constexpr std::string_view bid = "bridges-castles-and-bazaars/bidding";
inline constexpr std::string_view mage = "mage-and-witch/mage-points";
inline constexpr std::string_view witch = "mage-and-witch/witch-halves";
inline constexpr std::string_view little_buildings = "little-buildings/points";
inline constexpr std::string_view gold = "goldmines/value";
inline constexpr std::string_view flock = "hills-and-sheep/drive-the-flock-home";
inline constexpr std::string_view church_majority = "darmstadt-promo/church-majority";
inline constexpr std::string_view wind_rose = "wind-roses/three-points";
inline constexpr std::string_view row_and_column = "monasteries-in-germany/abbot-row-and-column";
inline constexpr std::string_view challenge = "shrines-and-heretics/challenge-won";
inline constexpr std::string_view abbot_home = "abbot/take-back";
}  // namespace score_rule

// All of them, each id once.
std::span<const ScoreRule> figure_score_rules();

}  // namespace cartulary
