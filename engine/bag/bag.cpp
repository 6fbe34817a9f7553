#include "engine/bag/bag.h"

#include <algorithm>

#include "engine/text/text.h"

namespace cartulary {

namespace {

int amount(const std::map<std::string, int>& copies, const std::string& id) {
  const auto found = copies.find(id);
  return found == copies.end() ? 0 : found->second;
}

// Copies owned, before any are used.
int owned(const Selection& selection, const Tile& tile, int quantity, Edition edition) {
  const int copies = tile.copies_in(edition) * quantity - amount(selection.dropped, tile.id);
  return std::max(copies, 0);
}

Error cannot_use(const Selection& selection, const Tile& tile, int used, int copies) {
  std::string what = tile.id + " is used " + counted(used, "time");
  if (selection.sets.count(tile.set) == 0)
    what += ", but the selection is without its set " + quoted(tile.set);
  else if (copies == 0)
    what += ", but the selection has none";
  else
    what += ", but the selection has " + std::to_string(copies);
  return Error{.where = "used",
               .what = std::move(what),
               .fix = "count only copies that the chosen sets have in their edition"};
}

std::string outside_reason(const Tile& tile) {
  switch (tile.shape) {
    case Shape::Double:
      return "double tile: covers two cells";
    case Shape::Triangle:
      return "half tile: covers half a cell";
    case Shape::Block4x4:
    case Shape::StartPiecePart:
      return "start piece: laid before the game";
    case Shape::Card:
      return "special piece: no landscape";
    case Shape::Square:
      break;
  }
  if (tile.cls == TileClass::Special) return "special piece: not drawn";
  if (!tile.edges.empty() && tile.edges.find_first_not_of('*') == std::string::npos)
    return "abbey: held by players, not drawn";
  if (tile.cls == TileClass::Extra) return "extra piece: not drawn";
  return "a side is not known";
}

}  // namespace

Bag::Bag(std::vector<BagEntry> entries, std::vector<OutsidePiece> outside)
    : entries_(std::move(entries)), outside_(std::move(outside)) {
  for (const BagEntry& entry : entries_) size_ += entry.copies;
}

Result<std::vector<HeldPiece>> pieces_of(const Catalog& catalog, const Selection& selection) {
  for (const auto& [id, used] : selection.used) {
    const auto tile = catalog.need_tile(id, "used");
    if (!tile) return tile.error();
    const TileSet* set = catalog.find_set(tile.value()->set);
    const int copies =
        set == nullptr ? 0
                       : owned(selection, *tile.value(), amount(selection.sets, tile.value()->set),
                               edition_for(selection, *set));
    if (used > copies) return cannot_use(selection, *tile.value(), used, copies);
  }
  std::vector<HeldPiece> pieces;
  for (const TileSet& set : catalog.sets()) {
    const int quantity = amount(selection.sets, set.id);
    if (quantity == 0) continue;
    const Edition edition = edition_for(selection, set);
    for (const Tile& tile : catalog.tiles_of(set.id)) {
      const int copies =
          owned(selection, tile, quantity, edition) - amount(selection.used, tile.id);
      if (copies > 0) pieces.push_back({&tile, copies});
    }
  }
  return pieces;
}

Result<Bag> bag_of(const Catalog& catalog, const Selection& selection) {
  const auto pieces = pieces_of(catalog, selection);
  if (!pieces) return pieces.error();
  std::vector<BagEntry> entries;
  std::vector<OutsidePiece> outside;
  for (const HeldPiece& piece : *pieces) {
    const auto code = edge_code(*piece.tile);
    if (piece.tile->cls == TileClass::Land && code)
      entries.push_back({piece.tile, *code, piece.copies});
    else
      outside.push_back({piece.tile, piece.copies, outside_reason(*piece.tile)});
  }
  return Bag(std::move(entries), std::move(outside));
}

}  // namespace cartulary
