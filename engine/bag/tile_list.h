// TileList: tiles with copies, as the options --used, --tiles and --without name them.
//
// Owns its texts, which are ids of the catalog. The words `start` and `river` stand for tiles that
// are only known once the rest of the selection is.
//
//   Result<TileList> list = read_tile_list(catalog, "BA-15*2,start", {.where = "used"});
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "engine/bag/selection.h"
#include "engine/text/result.h"
#include "engine/tile/catalog.h"

namespace cartulary {

struct TileList {
  std::map<std::string, int> tiles;  // id -> copies
  std::string start;  // the text with a caret below the word; empty if it does not occur
  std::string river;
};

struct TileListForm {
  std::string_view where;  // the option, for errors
  bool words = true;       // whether it may contain `start` and `river`
};

// Empty text gives an empty list. Errors (`where` as given): an unknown tile (with suggestion), a
// number of copies that is not 1 to 99, an empty part, more than 4,096 bytes.
Result<TileList> read_tile_list(const Catalog& catalog, std::string_view text, TileListForm form);

// The same for a selection that was read from a file, whose names may differ in case.
Result<TileList> checked_tile_list(const Catalog& catalog, const std::map<std::string, int>& tiles,
                                   std::string_view where);

// Adds to `copies` the tiles that the words of the list stand for: the start tiles of the chosen
// sets and all tiles with a river side, as far as the bag of the selection has them. Errors: no
// chosen set has a start tile, or a river; those of bag_of. `copies` may be a member of the
// selection.
Status add_words(const Catalog& catalog, const TileList& list, std::string_view where,
                 const Selection& selection, std::map<std::string, int>& copies);

}  // namespace cartulary
