// The tiles of a print: those of the selection with their copies, in listing order.
//
//   const std::vector<HeldPiece> tiles = printed_tiles(context);
//   list.add(printed_tile_view(context, tiles.front()));
#pragma once

#include <string>
#include <vector>

#include "docgen/print/print_page.h"
#include "engine/bag/bag.h"

namespace cartulary::docgen {

// The pieces of the selection, used ones included. The whole reference has every tile of every
// printing, with the copies of the first printing that has it.
std::vector<HeldPiece> printed_tiles(const PrintContext& context);

// The number of these tiles with all their copies.
int printed_copies(const PrintContext& context);

// The copies in each printing, "C1 3, C2 2", in the whole reference; else empty.
std::string printed_editions(const PrintContext& context, const HeldPiece& piece);

// "IC-20 ×6"; "IC-20" for one copy.
std::string with_times(const Tile& tile, int copies);

// `tile_id`, `tile_src`, `tile_words`, `tile_code`, `tile_copies`, `tile_editions`, `tile_set`, and
// `doubtful` if the interior is not recorded.
View printed_tile_view(const PrintContext& context, const HeldPiece& piece);

// At most 12 tiles for a title page, the richest of each set first: `front_src` and `front_words`.
View front_tiles_view(const PrintContext& context);

}  // namespace cartulary::docgen
