#include "docgen/print/printed_tiles.h"

#include <algorithm>
#include <functional>

#include <fmt/format.h>

#include "docgen/views/views.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

std::vector<HeldPiece> printed_tiles(const PrintContext& context) {
  const Catalog& catalog = context.index.catalog();
  if (!context.request.whole) {
    Selection selection = context.request.selection;
    selection.used.clear();
    Result<std::vector<HeldPiece>> pieces = pieces_of(catalog, selection);
    return pieces ? *std::move(pieces) : std::vector<HeldPiece>();
  }
  std::vector<HeldPiece> pieces;
  for (const Tile& tile : catalog.tiles())
    for (const Edition edition : all_editions)
      if (tile.exists_in(edition)) {
        pieces.push_back({&tile, tile.copies_in(edition)});
        break;
      }
  return pieces;
}

int printed_copies(const PrintContext& context) {
  int copies = 0;
  for (const HeldPiece& piece : printed_tiles(context)) copies += piece.copies;
  return copies;
}

std::string printed_editions(const PrintContext& context, const HeldPiece& piece) {
  std::string words;
  if (!context.request.whole) return words;
  for (const Edition edition : all_editions)
    if (piece.tile->exists_in(edition))
      add_item(words, fmt::format("{} {}", to_text(edition), piece.tile->copies_in(edition)));
  return words;
}

std::string with_times(const Tile& tile, int copies) {
  return copies > 1 ? fmt::format("{} ×{}", tile.id, copies) : tile.id;
}

View printed_tile_view(const PrintContext& context, const HeldPiece& piece) {
  const Tile& tile = *piece.tile;
  View view;
  view.set("tile_id", tile.id)
      .set("tile_src", context.pictures().of(tile))
      .set("tile_words", context.index.words(tile))
      .set("tile_code", tile.edges)
      .set("tile_copies", piece.copies)
      .set("tile_editions", printed_editions(context, piece))
      .set("tile_set", context.index.set_of(tile).title)
      .set("doubtful", tile.interior == Interior::Recorded ? Said() : interior_word(tile.interior));
  return view;
}

namespace {

// A score for how much a tile shows.
std::size_t richness(const Tile& tile) {
  std::size_t sum = 3 * tile.symbols.size() + tile.segments.size();
  for (const Segment& segment : tile.segments) sum += segment.marks != 0 ? 3U : 0U;
  return sum;
}

}  // namespace

View front_tiles_view(const PrintContext& context) {
  constexpr std::size_t most = 12;  // two rows
  std::vector<std::vector<const Tile*>> by_set;
  for (const HeldPiece& piece : printed_tiles(context)) {
    const Tile& tile = *piece.tile;
    if (tile.cls != TileClass::Land || tile.shape != Shape::Square || tile.segments.empty())
      continue;
    if (by_set.empty() || by_set.back().front()->set != tile.set) by_set.emplace_back();
    by_set.back().push_back(&tile);
  }
  // The richest tile of each set, then the second of each, until the rows are full.
  for (std::vector<const Tile*>& tiles : by_set)
    std::ranges::stable_sort(tiles, std::ranges::greater(),
                             [](const Tile* tile) { return richness(*tile); });
  std::vector<const Tile*> chosen;
  for (std::size_t rank = 0; rank < most; ++rank)
    for (const std::vector<const Tile*>& tiles : by_set)
      if (rank < tiles.size() && chosen.size() < most) chosen.push_back(tiles[rank]);
  View list = View::list();
  for (const Tile* tile : chosen) {
    View view;
    view.set("front_src", context.pictures().of(*tile))
        .set("front_words", context.index.words(*tile));
    list.add(std::move(view));
  }
  return list;
}

}  // namespace cartulary::docgen
