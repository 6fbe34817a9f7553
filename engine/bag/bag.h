// Bag: the tiles not yet on the table, and the pieces of the selection that are never in it.
//
// Points into the Catalog, which must outlive it. Entries stand in listing order and have at
// least one copy left.
//
//   Result<Bag> bag = bag_of(catalog, selection);
//   bag->size();                                   // 72 for the base game
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/bag/selection.h"
#include "engine/text/result.h"
#include "engine/tile/catalog.h"

namespace cartulary {

struct BagEntry {
  const Tile* tile = nullptr;
  EdgeCode code;  // edge_code(*tile), kept for speed
  int copies = 0;
  friend bool operator==(const BagEntry&, const BagEntry&) = default;
};

// A piece of the selection that is never drawn.
struct OutsidePiece {
  const Tile* tile = nullptr;
  int copies = 0;
  std::string_view reason;  // "abbey: held by players, not drawn"; lasting
  friend bool operator==(const OutsidePiece&, const OutsidePiece&) = default;
};

// A piece with which any hole is filled that has four neighbours: an abbey. No part of the bag.
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
  // Copies in all.
  int size() const { return size_; }

 private:
  std::vector<BagEntry> entries_;
  std::vector<OutsidePiece> outside_;
  int size_ = 0;
};

// The pieces outside the bag that fit anything, in listing order.
std::vector<AnyPiece> any_pieces(const Bag& bag);
// Copies of all of them together.
int copies_of(const std::vector<AnyPiece>& any);

// What a bag counts and most tables do not draw, while nobody said so: tiles that usually lie
// before the first draw, and those that hills take. A hill is drawn with one more tile, which goes
// face down under it (CAR 7.4, section "Hills", "Place and occupy").
struct TableHint {
  int start = 0;  // start tiles
  int river = 0;  // tiles with a river side
  int hills = 0;  // tiles with a hill: at most so many others are never drawn
  friend bool operator==(const TableHint&, const TableHint&) = default;
};
TableHint table_hint(const Catalog& catalog, const Selection& selection, const Bag& bag);

// Copies of every piece of the selection, less used and what stays in the box, single tiles added;
// where the selection looks at every edition, copies of the edition that has most; all classes and
// shapes; in listing order; pieces with no copy left are left out. This is what `tiles`, `counts`,
// `dead`, `missing` and the pages count.
struct HeldPiece {
  const Tile* tile = nullptr;
  int copies = 0;
  friend bool operator==(const HeldPiece&, const HeldPiece&) = default;
};

// Error "used" or "without": a tile that the selection has no (or too few) copies of, naming it
// and how many there are. Both may hold any piece, also those outside the bag.
Result<std::vector<HeldPiece>> pieces_of(const Catalog& catalog, const Selection& selection);

// Copies of a piece in every edition in which the selection's sets have any, with single tiles and
// without what stays in the box; nothing is used.
std::map<Edition, int> copies_by_edition(const Selection& selection, const Tile& tile);
// The same of several pieces together.
std::map<Edition, int> copies_by_edition(const Selection& selection,
                                         const std::vector<HeldPiece>& pieces);

// The bag that all counts are about: square land tiles with four known sides, less used and what
// stays in the box; all else of the selection goes to outside() with the reason.
Result<Bag> bag_of(const Catalog& catalog, const Selection& selection);

}  // namespace cartulary
