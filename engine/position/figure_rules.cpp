#include "engine/position/figure_rules.h"

namespace cartulary {

namespace {

using namespace score_rule;

constexpr std::string_view fairy_section = "section \"The Princess & The Dragon\", \"The fairy\"";
constexpr std::string_view barns = "section \"The Barn\", \"Scoring barns\"";
constexpr std::string_view castles = "section \"Castles\"";
constexpr std::string_view magic = "section \"Mage & Witch\"";

constexpr ScoreRule rules[] = {
    {pig, "1 more for each city of the own farm", "section \"The pig\""},
    {trade_goods, "10 for most of each kind", "section \"Trade goods\""},
    {barn_placed, "the farm as at the end", barns},
    {barn_joined, "1 for each completed city", barns},
    {barn_final, "4 for each completed city", barns},
    {fairy_turn, "1 as the turn begins", fairy_section},
    {score_rule::fairy, "3 with the follower beside it", fairy_section},
    {ransom, "3 from the owner to the captor", "section \"The Tower\", \"Ransom\""},
    {king, "1 for each completed city", "section \"King and Robber Baron\", \"The King\""},
    {robber_baron, "1 for each completed road",
     "section \"King and Robber Baron\", \"The Robber Baron\""},
    {castle_scores, "the points of the feature completed in the fief", castles},
    {castle_final, "nothing", castles},
    {castle_on_farm, "1 more than a city", castles},
    {bid, "the points that were bid", "section \"Bazaars\""},
    {mage, "1 more for each tile", magic},
    {witch, "half, rounded up", magic},
    {little_buildings, "1 for each", "section \"Little Buildings\""},
    {gold, "1 to 4 a piece, by how many", "section \"The Goldmines\""},
    {flock, "1 for each sheep", "section \"Hills & Sheep\", \"Shepherds\""},
    {church_majority, "3 for most followers around", "section \"Darmstadt Promo\""},
    {wind_rose, "3 in its quarter", "section \"The Wind Roses\""},
    {row_and_column, "1 for each tile in its row and column", "section \"Monasteries\""},
    {challenge, "9 for the first, nothing for the other", "section \"Heretics & Shrines\""},
    {abbot_home, "1 for the tile and each tile around it",
     "section \"The Abbot\", \"3. Scoring an abbot\""},
};

}  // namespace

std::span<const ScoreRule> figure_score_rules() {
  return rules;
}

}  // namespace cartulary
