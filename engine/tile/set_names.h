// Which sets a name may mean that is no set's own: "king" is a word of three titles.
//
// Results point into the sets.
//
//   sets_meant(catalog.sets(), "big box", language);      // Big Box, Big Box 2, ...
//   is_guess(catalog.sets(), tower, "tower", language);   // false: it is the id
#pragma once

#include <string_view>
#include <vector>

#include "engine/text/search_language.h"
#include "engine/tile/tile_set.h"

namespace cartulary {

// The sets of which a title or the German title has every word of the name, in listing order.
std::vector<const TileSet*> sets_meant(const std::vector<TileSet>& sets, std::string_view name,
                                       const SearchLanguage& language);

// Whether other sets may be meant by a name that is taken for `set`. An id, a code, a former id,
// the German title without its article, a name of several words that players use, and whatever
// names the base game are no guess.
bool is_guess(const std::vector<TileSet>& sets, const TileSet& set, std::string_view name,
              const SearchLanguage& language);

}  // namespace cartulary
