// The rules that give points on the board, by their lasting ids, as data.
//
// Each id is SET/words; the rule records of the content bear the same ids. `place` is the
// section of CAR 7.4 that the figure is taken from. The score of a feature is told as terms,
// each naming one of these.
#pragma once

#include <span>
#include <string_view>

namespace cartulary {

struct ScoreRule {
  std::string_view id;     // "base-game/city-complete"
  std::string_view gives;  // what it gives, in a few words
  std::string_view place;  // in CAR 7.4
};

namespace score_rule {
inline constexpr std::string_view city_complete = "base-game/city-complete";
inline constexpr std::string_view city_incomplete = "base-game/city-incomplete";
inline constexpr std::string_view tiny_city = "base-game/tiny-city";
inline constexpr std::string_view road_complete = "base-game/road-complete";
inline constexpr std::string_view road_incomplete = "base-game/road-incomplete";
inline constexpr std::string_view cloister_complete = "base-game/cloister-complete";
inline constexpr std::string_view cloister_incomplete = "base-game/cloister-incomplete";
inline constexpr std::string_view farm = "base-game/farm";
inline constexpr std::string_view farm_city_by_city = "base-game/farm-scoring-1";
inline constexpr std::string_view farm_city_once = "base-game/farm-scoring-2";
inline constexpr std::string_view inn_complete = "inns-and-cathedrals/inn-complete";
inline constexpr std::string_view inn_incomplete = "inns-and-cathedrals/inn-incomplete";
inline constexpr std::string_view cathedral_complete = "inns-and-cathedrals/cathedral-complete";
inline constexpr std::string_view cathedral_incomplete = "inns-and-cathedrals/cathedral-incomplete";
inline constexpr std::string_view besieged_complete = "cathars/besieged-city-complete";
inline constexpr std::string_view besieged_cathedral = "cathars/besieged-cathedral-complete";
inline constexpr std::string_view besieged_incomplete = "cathars/besieged-city-incomplete";
inline constexpr std::string_view besieged_farm = "cathars/besieged-city-farm";
inline constexpr std::string_view shrine_complete = "shrines-and-heretics/shrine-complete";
inline constexpr std::string_view shrine_incomplete = "shrines-and-heretics/shrine-incomplete";
inline constexpr std::string_view monastery_complete = "monasteries-in-germany/monastery-complete";
inline constexpr std::string_view monastery_incomplete =
    "monasteries-in-germany/monastery-incomplete";
inline constexpr std::string_view church_complete = "darmstadt-promo/church-complete";
inline constexpr std::string_view church_incomplete = "darmstadt-promo/church-incomplete";
inline constexpr std::string_view darmstadtium = "darmstadt-promo/darmstadtium";
inline constexpr std::string_view abbey_complete = "abbey-and-mayor/abbey-complete";
inline constexpr std::string_view abbey_incomplete = "abbey-and-mayor/abbey-incomplete";
inline constexpr std::string_view garden_complete = "abbot/garden-complete";
inline constexpr std::string_view garden_incomplete = "abbot/garden-incomplete";
inline constexpr std::string_view vineyard = "hills-and-sheep/vineyard";
inline constexpr std::string_view pig_herd = "river-2/pig-herd";
inline constexpr std::string_view city_of_carcassonne = "count-of-carcassonne/city-on-farms";
inline constexpr std::string_view castle_complete = "castles-in-germany/castle-complete";
inline constexpr std::string_view castle_incomplete = "castles-in-germany/castle-incomplete";
inline constexpr std::string_view castle_bonus = "castles-in-germany/castle-bonus";
}  // namespace score_rule

// All of them, each id once.
std::span<const ScoreRule> score_rules();

}  // namespace cartulary
