// The tiles that a print is about: those of the selection with their copies, in listing order.
//
//   const std::vector<HeldPiece> tiles = printed_tiles(context);
//   list.add(printed_tile_view(context, tiles.front()));
#pragma once

#include <string>
#include <vector>

#include "docgen/print/print_page.h"
#include "engine/bag/bag.h"

namespace cartulary::docgen {

// What the selection holds, nothing used. In the whole reference every tile of every printing
// stands, with the copies of the first that has it.
std::vector<HeldPiece> printed_tiles(const PrintContext& context);

// How many of them there are with all copies.
int printed_copies(const PrintContext& context);

// In the whole reference the copies of each printing: "C1 3, C2 2"; else empty.
std::string printed_editions(const PrintContext& context, const HeldPiece& piece);

// `tile_id`, `tile_src`, `tile_words`, `tile_code`, `tile_copies`, `tile_editions`,
// `tile_set`, and `doubtful` where the interior is not recorded.
View printed_tile_view(const PrintContext& context, const HeldPiece& piece);

// A few tiles for a title page: of each set the one with most on it, `front_src` and `front_words`.
View front_tiles_view(const PrintContext& context);

}  // namespace cartulary::docgen
