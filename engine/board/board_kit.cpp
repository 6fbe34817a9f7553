#include "engine/board/board_kit.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace cartulary {

namespace {

// CAR 7.4, "The River II", "Preparation" and "1. Place a tile": the fork comes right after the
// spring, the lake with the volcano comes last, and the other lake is mixed with the rest.
RiverTurn river_turn(const Tile& tile, bool volcano_lake) {
  if (has_symbol(tile, "river-spring")) return RiverTurn::Spring;
  if (has_symbol(tile, "river-fork")) return RiverTurn::Fork;
  if (has_symbol(tile, "river-lake") && (!volcano_lake || has_symbol(tile, "volcano")))
    return RiverTurn::Lake;
  return RiverTurn::River;
}

KitPiece kit_piece(const Catalog& catalog, const Tile& tile, bool tunnel_tokens) {
  KitPiece piece;
  piece.layout = tunnel_tokens ? &catalog.tunnel_layout_of(tile) : &catalog.layout_of(tile);
  piece.shows_river = tile.edges.find('s') != std::string::npos;
  piece.abbey = fits_anything(tile);
  if (const auto code = edge_code(tile)) {
    piece.code = code_number(*code);
    while (numbered_code(piece.code).rotated(piece.stored) != *code)
      piece.stored = static_cast<Rotation>(static_cast<int>(piece.stored) + 1);
  }
  return piece;
}

}  // namespace

Result<BoardKit> board_kit(const Catalog& catalog, const Selection& selection, Formulas formulas,
                           std::optional<bool> tunnel_tokens) {
  auto held = pieces_of(catalog, selection);
  if (!held) return held.error();
  auto bag = bag_of(catalog, selection);
  if (!bag) return bag.error();

  BoardKit kit;
  kit.catalog = &catalog;
  kit.selection = selection;
  kit.formulas = std::move(formulas);
  kit.any = any_pieces(*bag);
  kit.bag = std::move(*bag);
  kit.tunnel_tokens = tunnel_tokens.value_or(selection.sets.contains("tunnel"));
  kit.pieces.reserve(catalog.tiles().size());
  for (const Tile& tile : catalog.tiles())
    kit.pieces.push_back(kit_piece(catalog, tile, kit.tunnel_tokens));
  for (const HeldPiece& piece : *held)
    kit.pieces[catalog.index_of(piece.tile)].owned = piece.copies;

  const auto& entries = kit.bag.entries();
  const bool volcano_lake = std::any_of(entries.begin(), entries.end(), [](const BagEntry& entry) {
    return has_symbol(*entry.tile, "river-lake") && has_symbol(*entry.tile, "volcano");
  });
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const std::size_t index = catalog.index_of(entries[i].tile);
    KitPiece& piece = kit.pieces[index];
    piece.entry = static_cast<int>(i);
    if (!piece.shows_river) continue;
    piece.river = river_turn(*entries[i].tile, volcano_lake);
    if (piece.river == RiverTurn::Spring) kit.springs.push_back(index);
  }
  return kit;
}

}  // namespace cartulary
