#include "tiledb/draft/symbol_table.h"

#include <algorithm>
#include <array>

namespace cartulary::tiledb {
namespace {

constexpr std::array<std::string_view, 6> bathhouses = {"3/city", "3/road", "4/city",
                                                        "4/road", "5/city", "5/road"};
constexpr std::array<std::string_view, 4> crop_circles = {"club", "pitchfork", "round", "shield"};
constexpr std::array<std::string_view, 8> directions = {"N", "NE", "E", "SE", "S", "SW", "W", "NW"};
constexpr std::array<std::string_view, 4> quarters = {"1/road", "2/cow-pen", "3/coat-of-arms",
                                                      "4/cloister"};
constexpr std::array<std::string_view, 3> revolts = {"city", "monastery", "road"};
constexpr std::array<std::string_view, 5> watchtowers = {"1/city", "1/road", "2/coat-of-arms",
                                                         "2/meeple", "3/monastery"};
constexpr std::array<std::string_view, 3> wheels = {"1", "2", "3"};
constexpr std::array<std::string_view, 8> wind_roses = {"NE",     "NW",     "SE",     "SW",
                                                        "NWSE@N", "NWSE@E", "NWSE@S", "NWSE@W"};
constexpr std::span<const std::string_view> none;

constexpr std::array<SymbolRule, 42> rules = {{
    {"abbey", none},
    {"acrobats", none},
    {"baba-yagas-hut", none},
    {"bathhouse", bathhouses, false},
    {"bazaar", none},
    {"big-top", none},
    {"crop-circle", crop_circles, false},
    {"dragon", none},
    {"fair", none},
    {"ferry-lake", none},
    {"festival", none},
    {"flier", directions, false},
    {"fortune-teller", none},
    {"fruit-tree", none},
    {"garden", none},
    {"german-cathedral", none},
    {"german-castle", none},
    {"gingerbread-man", none},
    {"gold", none},
    {"hill", none},
    {"leipzig-quarter", quarters, false},
    {"mage-and-witch", none},
    {"magic-portal", none},
    {"own", none, false, true},
    {"plague-source", none},
    {"porxada", none},
    {"razboynik", none},
    {"revolt", revolts, false},
    {"river-fork", none},
    {"river-lake", none},
    {"river-spring", none},
    {"robber", none},
    {"school", none},
    {"sheep", none},
    {"toll-travellers", none},
    {"tower-foundation", none},
    {"vineyard", none},
    {"vodyanoy", none},
    {"volcano", none},
    {"watchtower", watchtowers, false},
    {"wheel", wheels},
    {"wind-rose", wind_roses, false},
}};

}  // namespace

std::span<const SymbolRule> symbol_rules() {
  return rules;
}

const SymbolRule* find_symbol(std::string_view name) {
  const auto found = std::find_if(rules.begin(), rules.end(),
                                  [name](const SymbolRule& rule) { return rule.name == name; });
  return found == rules.end() ? nullptr : &*found;
}

}  // namespace cartulary::tiledb
