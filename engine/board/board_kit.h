// BoardKit: what all boards of one selection share: the bag at the start, the pieces owned, every
// tile taken apart, and the formulas by which features score. Made once, then constant; Boards
// point to it and it points into the Catalog and the formulas' content, so all must outlive them.
//
//   Result<BoardKit> kit = board_kit(catalog, selection, table_formulas(catalog, scoring,
//   selection)); Board board(*kit);
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/bag/bag.h"
#include "engine/bag/hole_slot.h"
#include "engine/bag/selection.h"
#include "engine/board/piece_layout.h"
#include "engine/scoring/formulas.h"
#include "engine/text/result.h"
#include "engine/tile/catalog.h"

namespace cartulary {

inline constexpr CodeNumber no_code = 255;

// When a tile is drawn while the river is laid (CAR 7.4, "The River" and "The River II").
enum class RiverTurn : std::uint8_t {
  NoRiver,  // after the river
  Spring,   // before all; once a river lies, other springs stay in the box
  Fork,     // first after the spring
  River,    // then
  Lake      // last: the lakes, or the lake with the volcano where there is one
};

struct KitPiece {
  PieceLayout layout;
  int owned = 0;              // copies of the selection, less used: drawn or beside the bag
  int entry = -1;             // position in bag.entries(), -1: never drawn
  CodeNumber code = no_code;  // squares with four known sides
  // Quarter turns from the canonical code to the tile as stored, so that
  // numbered_code(code).rotated(stored) is the tile's own code. R0 for content.
  Rotation stored = Rotation::R0;
  RiverTurn river = RiverTurn::NoRiver;
  bool shows_river = false;
  bool abbey = false;  // every side fits anything
};

struct BoardKit {
  const Catalog* catalog = nullptr;
  Selection selection;
  Bag bag;
  std::vector<KitPiece> pieces;      // by Catalog::index_of
  std::vector<std::size_t> springs;  // of the bag, by Catalog::index_of
  std::vector<AnyPiece> any;         // beside the bag
  Formulas formulas;                 // none: features bring no points

  const KitPiece& piece(const Tile* tile) const { return pieces[catalog->index_of(tile)]; }
};

// Errors as bag_of(). Without formulas nothing on its boards brings points.
Result<BoardKit> board_kit(const Catalog& catalog, const Selection& selection,
                           Formulas formulas = {});

}  // namespace cartulary
