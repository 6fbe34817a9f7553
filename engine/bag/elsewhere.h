// Elsewhere: tiles that an empty answer would have had in another edition or with other sets.
//
// Owns its texts. Example: no tile of the base game in C1 has a garden; `editions` is then
// {C2: 8, C3: 8}, and `sets` names the sets that are not chosen and have some.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "engine/bag/selection.h"
#include "engine/tile/catalog.h"

namespace cartulary {

struct Elsewhere {
  std::map<Edition, int> editions;  // the chosen sets in editions that are not: copies
  // Sets that are not chosen, in listing order, as --sets takes them, with their copies:
  // "tower", or "tower@C2" where the set has some in another edition than the selection gives it.
  std::vector<std::pair<std::string, int>> sets;

  bool empty() const { return editions.empty() && sets.empty(); }
  friend bool operator==(const Elsewhere&, const Elsewhere&) = default;
};

// Looks at each tile once, every set taken once. Quantities, used tiles and tiles left in the box
// play no part.
Elsewhere elsewhere(const Catalog& catalog, const Selection& selection,
                    const std::function<bool(const Tile&)>& wanted);

}  // namespace cartulary
