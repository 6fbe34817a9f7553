// English words for the symbols and marks of a tile.
//
//   symbol_words({"flier", "NW"});      // "flier to the north-west"
//   mark_title("pig-herd");             // "Pig herd"
#pragma once

#include <string>
#include <string_view>

#include "engine/text/said.h"
#include "engine/tile/tile.h"

namespace cartulary {

// The name of every symbol that a group's own game adds; the detail is the word for it:
// "own:heron".
inline constexpr std::string_view own_symbol = "own";

// One symbol: "garden", "flier to the north-west", "crop circle (shield)"; "heron" for a symbol of
// a group's own game.
Said symbol_words(const Symbol& symbol);

// A mark by its name, "crop-circle:shield": "crop circle (shield)".
Said mark_words(std::string_view name);
// As a heading: "Inn", "Pig herd", "Magic portal".
Said mark_title(std::string_view name);

}  // namespace cartulary
