// The words for the symbols and marks of a tile.
//
//   symbol_words({"flier", "NW"});      // "flier to the north-west"
//   mark_title("pig-herd");             // "Pig herd"
#pragma once

#include <string>
#include <string_view>

#include "engine/tile/tile.h"

namespace cartulary {

// One symbol: "garden", "flier to the north-west", "crop circle (shield)".
std::string symbol_words(const Symbol& symbol);

// The name of a mark for a heading: "Inn", "Pig herd", "Magic portal".
std::string mark_title(std::string_view name);

}  // namespace cartulary
