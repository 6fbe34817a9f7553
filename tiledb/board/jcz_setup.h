// Converts the setup of a game saved by JCloisterZone into a Selection. Sets and tiles are found by
// the ids in TileSet::jcz and Tile::jcz. Internal to board_file.
#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bag/selection.h"
#include "engine/text/result.h"
#include "engine/tile/catalog.h"
#include "tiledb/board/json_node.h"

namespace cartulary::tiledb {

struct JczSelection {
  Selection selection;
  std::vector<std::string> unknown_sets;  // their ids, in file order
};

// Whether an element of a setup, such as "abbey": 1, is played: it is neither null, false nor 0.
bool is_in_play(const JsonNode& element);

// JCloisterZone's sets for the selection, with quantities: the inverse of jcz_selection(). Those of
// ours that it does not have are added to `unknown`.
std::map<std::string, int> jcz_sets(const Catalog& catalog, const Selection& selection,
                                    std::vector<std::string>& unknown);
// Its names and values of the rules that the selection chooses.
std::map<std::string, std::string> jcz_rules(const Selection& selection);

// The members of `setup.elements` that are figures of players.
inline constexpr std::array<std::string_view, 10> jcz_figures = {
    "small-follower", "big-follower", "mayor",   "wagon", "barn",
    "builder",        "pig",          "phantom", "abbot", "shepherd"};
// Our element for one of them.
std::string element_of_jcz_figure(std::string_view figure);

// `setup` is the object of that name; `start` lists JCloisterZone's ids of the start tiles. Tiles
// that their bag omits from a set go into Selection::dropped. Errors: no sets, no known set, a
// quantity outside 0..99, one of our sets in two editions.
Result<JczSelection> jcz_selection(const Catalog& catalog, const JsonSpot& setup,
                                   const std::vector<std::string>& start);

}  // namespace cartulary::tiledb
