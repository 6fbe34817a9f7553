// Bag: the land tiles that are still to be drawn, and the other pieces of the selection, which are
// counted apart.
//
// Points into the Catalog, which must outlive it. Entries are in listing order and have at least
// one copy left.
//
//   Result<Bag> bag = bag_of(catalog, selection);
//   bag->size();                                   // 72 for the base game
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/bag/selection.h"
#include "engine/text/result.h"
#include "engine/text/said.h"
#include "engine/tile/catalog.h"

namespace cartulary {

struct BagEntry {
  const Tile* tile = nullptr;
  EdgeCode code;  // edge_code(*tile), kept for speed
  int copies = 0;
  friend bool operator==(const BagEntry&, const BagEntry&) = default;
};

// A piece of the selection that is not in the bag.
struct OutsidePiece {
  const Tile* tile = nullptr;
  int copies = 0;
  Said reason;  // "abbey: held by players, not drawn"
  friend bool operator==(const OutsidePiece&, const OutsidePiece&) = default;
};

// A piece that fills any hole with four neighbours: an abbey. It is not in the bag.
struct AnyPiece {
  const Tile* tile = nullptr;
  int copies = 0;
  friend bool operator==(const AnyPiece&, const AnyPiece&) = default;
};

class Bag {
 public:
  Bag() = default;
  Bag(std::vector<BagEntry> entries, std::vector<OutsidePiece> outside);

  const std::vector<BagEntry>& entries() const { return entries_; }
  const std::vector<OutsidePiece>& outside() const { return outside_; }
  // Copies of all entries.
  int size() const { return size_; }

 private:
  std::vector<BagEntry> entries_;
  std::vector<OutsidePiece> outside_;
  int size_ = 0;
};

// The pieces outside the bag that fit anything, in listing order.
std::vector<AnyPiece> any_pieces(const Bag& bag);
// The total number of copies.
int copies_of(const std::vector<AnyPiece>& any);

// Tiles that the bag counts although most tables do not draw them, as long as the selection says
// nothing about them: tiles that are usually on the table before the first draw, and tiles that
// hills take. A hill is drawn with one more tile, which goes face down under it (CAR 7.4, section
// "Hills", "Place and occupy").
struct TableHint {
  int start = 0;  // start tiles
  int river = 0;  // tiles with a river side
  int hills = 0;  // tiles with a hill: at most as many others are never drawn
  friend bool operator==(const TableHint&, const TableHint&) = default;
};
TableHint table_hint(const Catalog& catalog, const Selection& selection, const Bag& bag);

// What `tiles`, `counts`, `dead`, `missing` and the pages count: the copies of each piece of the
// selection, including single tiles, less used copies and those that stay in the box. If the
// selection looks at every edition, these are the copies of the edition with the most. Covers all
// classes and shapes, in listing order, without pieces that have no copy left.
struct HeldPiece {
  const Tile* tile = nullptr;
  int copies = 0;
  friend bool operator==(const HeldPiece&, const HeldPiece&) = default;
};

// Error "used" or "without": the selection has no copies of a tile, or too few. The error names the
// tile and the number of copies. Both lists may hold any piece, also one outside the bag.
Result<std::vector<HeldPiece>> pieces_of(const Catalog& catalog, const Selection& selection);

// The copies of a piece in every edition in which the selection's sets have any, including single
// tiles, without those that stay in the box. Used copies are not subtracted.
std::map<Edition, int> copies_by_edition(const Selection& selection, const Tile& tile);
// The same for several pieces together.
std::map<Edition, int> copies_by_edition(const Selection& selection,
                                         const std::vector<HeldPiece>& pieces);

// The bag that all counts refer to: square land tiles with four known sides, less used ones and
// those that stay in the box. All other pieces of the selection go to outside() with the reason.
Result<Bag> bag_of(const Catalog& catalog, const Selection& selection);

}  // namespace cartulary
