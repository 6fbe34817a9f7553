// Finds the sets that an ambiguous name may mean: "king" is a word in three titles.
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

// The sets whose title or German title contains every word of the name, in listing order.
std::vector<const TileSet*> sets_meant(const std::vector<TileSet>& sets, std::string_view name,
                                       const SearchLanguage& language);

// Whether a name that was resolved to `set` may mean other sets as well. The following are not
// guesses: an id, a code, a former id, the German title with or without its article, a name of
// several words that players use, and any name of the base game that is not written like an id.
bool is_guess(const std::vector<TileSet>& sets, const TileSet& set, std::string_view name,
              const SearchLanguage& language);

}  // namespace cartulary
