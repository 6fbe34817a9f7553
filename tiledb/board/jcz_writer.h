// Writes a played game as JCloisterZone 5 saves it: the inverse of jcz_reader and jcz_actions.
//
//   Result<std::string> text = jcz_text(catalog, selection, game, "evening.txt");
//
// Only what a turn is made of is written: no clock, no annotations but the order of draws and the
// end. A game typed here does not say which elements are played; the file then names none.
#pragma once

#include <string>
#include <string_view>

#include "engine/bag/selection.h"
#include "engine/replay/saved_game.h"
#include "engine/text/result.h"
#include "engine/tile/catalog.h"

namespace cartulary::tiledb {

// JSON, indented by two. Errors (`where`): a set or tile that JCloisterZone 5 does not have.
Result<std::string> jcz_text(const Catalog& catalog, const Selection& selection,
                             const SavedGame& game, std::string_view where);

}  // namespace cartulary::tiledb
