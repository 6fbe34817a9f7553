// Elsewhere: if no tile of a selection answers a question, this counts the tiles that would if
// another edition or more sets were chosen.
//
// Owns its texts. Example: no tile of the base game in C1 has a garden. `editions` is then {C2: 8,
// C3: 8}, and `sets` lists the sets with gardens that are not chosen.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "engine/bag/selection.h"
#include "engine/tile/catalog.h"

namespace cartulary {

struct Elsewhere {
  std::map<Edition, int> editions;  // copies that the chosen sets have in their other editions
  // Sets that are not chosen, with their copies, in listing order and in the notation of --sets:
  // "tower", or "tower@C2" if the set has some only in another edition than the selection gives it.
  std::vector<std::pair<std::string, int>> sets;

  bool empty() const { return editions.empty() && sets.empty(); }
  friend bool operator==(const Elsewhere&, const Elsewhere&) = default;
};

// Looks at each tile once and counts every set once. Ignores quantities, used tiles and tiles left
// in the box.
Elsewhere elsewhere(const Catalog& catalog, const Selection& selection,
                    const std::function<bool(const Tile&)>& wanted);

}  // namespace cartulary
