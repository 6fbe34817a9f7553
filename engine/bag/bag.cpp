#include "engine/bag/bag.h"

#include <algorithm>
#include <array>

#include "engine/bag/selection_sets.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

int amount(const std::map<std::string, int>& copies, const std::string& id) {
  const auto found = copies.find(id);
  return found == copies.end() ? 0 : found->second;
}

// The copies of a tile that the group has in one edition, less those that the selection drops.
// Looks names up once for all editions.
class OwnedCopies {
 public:
  OwnedCopies(const Selection& selection, const Tile& tile)
      : OwnedCopies(selection, tile, amount(selection.sets, tile.set)) {}
  // `sets`: how many times the selection has the set of the tile.
  OwnedCopies(const Selection& selection, const Tile& tile, int sets)
      : tile_(tile),
        sets_(sets),
        beside_(amount(selection.tiles, tile.id) - amount(selection.dropped, tile.id)) {}

  int in(Edition edition) const { return std::max(tile_.copies_in(edition) * sets_ + beside_, 0); }

 private:
  const Tile& tile_;
  int sets_;
  int beside_;
};

// `counted`: the edition whose tiles count, unless all editions do.
int owned(const Selection& selection, const OwnedCopies& copies, Edition counted) {
  if (!selection.every_edition) return copies.in(counted);
  int most = 0;
  for (const Edition edition : all_editions) most = std::max(most, copies.in(edition));
  return most;
}

int owned(const Catalog& catalog, const Selection& selection, const Tile& tile) {
  return owned(selection, OwnedCopies(selection, tile),
               tile_edition_for(catalog, selection, *catalog.find_set(tile.set)));
}

Error too_few(const Selection& selection, const Tile& tile, std::string_view where, int wanted,
              int copies) {
  constexpr std::array<std::string_view, 3> of_used = {"fault.used-outside", "fault.used-none",
                                                       "fault.used-too-many"};
  constexpr std::array<std::string_view, 3> of_left = {"fault.left-outside", "fault.left-none",
                                                       "fault.left-too-many"};
  const bool outside = selection.sets.count(tile.set) == 0;
  const std::size_t kind = outside ? 0 : copies == 0 ? 1 : 2;
  const std::string_view id = where == "used" ? of_used[kind] : of_left[kind];
  return Error{
      .where = std::string(where),
      .what =
          said(id, {{"tile", tile.id}, {"times", wanted}, {"set", tile.set}, {"copies", copies}}),
      .fix = said("fault.count-chosen")};
}

// Checks that there are as many copies as the selection leaves out and uses.
Status check_copies(const Catalog& catalog, const Selection& selection) {
  for (const auto& [id, without] : selection.without) {
    const auto tile = catalog.need_tile(id, "without");
    if (!tile) return tile.error();
    const int copies = owned(catalog, selection, **tile);
    if (without > copies) return too_few(selection, **tile, "without", without, copies);
  }
  for (const auto& [id, used] : selection.used) {
    const auto tile = catalog.need_tile(id, "used");
    if (!tile) return tile.error();
    const int copies = owned(catalog, selection, **tile) - amount(selection.without, id);
    if (used > copies) return too_few(selection, **tile, "used", used, copies);
  }
  return Done{};
}

Said outside_reason(const Tile& tile) {
  switch (tile.shape) {
    case Shape::Double:
      return said("holes.outside-double");
    case Shape::Triangle:
      return said("holes.outside-half");
    case Shape::Block4x4:
    case Shape::StartPiecePart:
      return said("holes.outside-start-piece");
    case Shape::Card:
      return said("holes.outside-no-landscape");
    case Shape::Square:
      break;
  }
  if (tile.cls == TileClass::Special) return said("holes.outside-special");
  if (fits_anything(tile))
    return tile.cls == TileClass::Land ? said("holes.outside-fits-any")
                                       : said("holes.outside-abbey");
  if (tile.cls == TileClass::Extra) return said("holes.outside-extra");
  return said("holes.outside-unknown-side");
}

}  // namespace

Bag::Bag(std::vector<BagEntry> entries, std::vector<OutsidePiece> outside)
    : entries_(std::move(entries)), outside_(std::move(outside)) {
  for (const BagEntry& entry : entries_) size_ += entry.copies;
}

std::vector<AnyPiece> any_pieces(const Bag& bag) {
  std::vector<AnyPiece> any;
  for (const OutsidePiece& piece : bag.outside())
    if (fits_anything(*piece.tile)) any.push_back({piece.tile, piece.copies});
  return any;
}

int copies_of(const std::vector<AnyPiece>& any) {
  int copies = 0;
  for (const AnyPiece& piece : any) copies += piece.copies;
  return copies;
}

TableHint table_hint(const Catalog& catalog, const Selection& selection, const Bag& bag) {
  const std::map<std::string, int> starting = start_tiles(catalog, selection);
  const auto river = [](const Tile& tile) { return tile.edges.find('s') != std::string::npos; };
  const auto said = [&](const Tile& tile) {
    return amount(selection.used, tile.id) + amount(selection.without, tile.id) > 0;
  };
  // A spring that is said to be on the table says nothing about the rest of its river.
  const bool said_river = std::any_of(
      catalog.tiles().begin(), catalog.tiles().end(),
      [&](const Tile& tile) { return river(tile) && said(tile) && !starting.contains(tile.id); });
  TableHint hint;
  for (const BagEntry& entry : bag.entries()) {
    if (has_symbol(*entry.tile, "hill")) hint.hills += entry.copies;
    if (river(*entry.tile)) {
      if (!said_river) hint.river += entry.copies;
      continue;
    }
    if (!said(*entry.tile)) hint.start += std::min(entry.copies, amount(starting, entry.tile->id));
  }
  return hint;
}

std::map<Edition, int> copies_by_edition(const Selection& selection, const Tile& tile) {
  return copies_by_edition(selection, {{&tile, 0}});
}

std::map<Edition, int> copies_by_edition(const Selection& selection,
                                         const std::vector<HeldPiece>& pieces) {
  std::array<int, all_editions.size()> sums{};
  const std::string* set = nullptr;
  int sets = 0;
  for (const HeldPiece& piece : pieces) {
    const Tile& tile = *piece.tile;
    if (set == nullptr || tile.set != *set) {
      set = &tile.set;
      sets = amount(selection.sets, tile.set);
    }
    const OwnedCopies mine(selection, tile, sets);
    const int without = amount(selection.without, tile.id);
    for (const Edition edition : all_editions)
      if (tile.exists_in(edition))
        sums[static_cast<std::size_t>(edition)] += std::max(mine.in(edition)-without, 0);
  }
  std::map<Edition, int> copies;
  for (const Edition edition : all_editions)
    if (const int here = sums[static_cast<std::size_t>(edition)]; here > 0) copies[edition] = here;
  return copies;
}

Result<std::vector<HeldPiece>> pieces_of(const Catalog& catalog, const Selection& selection) {
  if (const Status enough = check_copies(catalog, selection); !enough) return enough.error();
  std::vector<HeldPiece> pieces;
  for (const TileSet& set : catalog.sets()) {
    const int sets = amount(selection.sets, set.id);
    if (sets == 0 && selection.tiles.empty()) continue;
    const Edition edition = tile_edition_for(catalog, selection, set);
    for (const Tile& tile : catalog.tiles_of(set)) {
      const int copies = owned(selection, OwnedCopies(selection, tile, sets), edition) -
                         amount(selection.without, tile.id) - amount(selection.used, tile.id);
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
