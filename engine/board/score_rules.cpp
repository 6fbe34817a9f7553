#include "engine/board/score_rules.h"

namespace cartulary {

namespace {

using namespace score_rule;

constexpr std::string_view final_scoring =
    "section \"Scoring incomplete roads, cities and cloisters\"";
constexpr std::string_view siege = "section \"Besiegers – Cathars – Siege\", \"A completed city\"";
constexpr std::string_view shrines = "section \"Heretics & Shrines\", \"1. Place a tile\"";
constexpr std::string_view castles = "section \"Castles in Germany\", \"Scoring a castle\"";
constexpr std::string_view abbot = "section \"The Abbot\", \"3. Scoring an abbot\"";
constexpr std::string_view churches = "section \"Darmstadt Promo\", the two churches";

constexpr ScoreRule rules[] = {
    {city_complete, "2 a tile, 2 a pennant", "section \"A completed city\""},
    {city_incomplete, "1 a tile, 1 a pennant", final_scoring},
    {tiny_city, "1 a tile, 1 a pennant in a city of two segments, where the group plays so",
     "note 19"},
    {road_complete, "1 a tile", "section \"A completed road\""},
    {road_incomplete, "1 a tile", final_scoring},
    {cloister_complete, "9: 1 for each tile", "section \"A completed cloister (monastery)\""},
    {cloister_incomplete, "1 for the cloister and each tile around it", "note 29"},
    {farm, "3 for each completed city that borders it", "section \"Scoring farms\""},
    {farm_city_by_city, "4 for each completed city, to the most farmers around it, where chosen",
     "section \"A brief history of scoring farmers\""},
    {farm_city_once, "3 for each completed city, once for each player, where chosen",
     "section \"A brief history of scoring farmers\""},
    {inn_complete, "2 a tile", "section \"Inns and Cathedrals\", \"A completed road\""},
    {inn_incomplete, "nothing", "section \"Inns and Cathedrals\", \"A completed road\""},
    {cathedral_complete, "3 a tile, 3 a pennant",
     "section \"Inns and Cathedrals\", \"A completed city\""},
    {cathedral_incomplete, "nothing", "section \"Inns and Cathedrals\", \"A completed city\""},
    {besieged_complete, "1 a tile, 1 a pennant", siege},
    {besieged_cathedral, "2 a tile, 2 a pennant with a cathedral", "note 343"},
    {besieged_incomplete, "nothing", siege},
    {besieged_farm, "double for each completed besieged city",
     "section \"Besiegers – Cathars – Siege\", \"Scoring farms\""},
    {shrine_complete, "9, as a cloister", shrines},
    {shrine_incomplete, "1 a tile, as a cloister", shrines},
    {monastery_complete, "9 for a monk, as a cloister", "section \"Monasteries\""},
    {monastery_incomplete, "1 a tile for a monk, as a cloister", "section \"Monasteries\""},
    {church_complete, "9, as a cloister", churches},
    {church_incomplete, "1 a tile, as a cloister", churches},
    {darmstadtium, "3 more for a completed city with it",
     "section \"Darmstadt Promo\", \"Darmstadtium\""},
    {abbey_complete, "9, as a cloister", "section \"The abbey\""},
    {abbey_incomplete, "1 a tile, as a cloister", "section \"The abbey\""},
    {garden_complete, "9, as a cloister", abbot},
    {garden_incomplete, "1 a tile, as a cloister", abbot},
    {vineyard, "3 for each on the eight tiles around a completed cloister",
     "section \"Hills & Sheep\", \"Vineyards\", and notes 323 and 324"},
    {pig_herd, "1 more for each city of the farm", "section \"The River II\", \"Scoring farms\""},
    {city_of_carcassonne, "counts as a completed city for the fields around it", "note 201"},
    {castle_complete, "12", castles},
    {castle_incomplete, "2 for the castle, 1 for each tile around it", castles},
    {castle_bonus, "3 for each castle at a completed road or city",
     "section \"Castles in Germany\", \"Scoring completed roads and cities around the castle\""},
};

}  // namespace

std::span<const ScoreRule> score_rules() {
  return rules;
}

}  // namespace cartulary
