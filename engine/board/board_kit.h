// BoardKit: the data shared by all boards of one selection: the full bag, the pieces owned, and the
// formulas that score features. Built once and then constant. Boards point to it, and it points
// into the Catalog and the formulas' content, so all of these must outlive the boards.
//
//   Formulas formulas = table_formulas(catalog, scoring, selection);
//   Result<BoardKit> kit = board_kit(catalog, selection, std::move(formulas));
//   Board board(*kit);
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/bag/bag.h"
#include "engine/bag/hole_slot.h"
#include "engine/bag/selection.h"
#include "engine/scoring/formulas.h"
#include "engine/text/result.h"
#include "engine/tile/catalog.h"
#include "engine/tile/piece_layout.h"

namespace cartulary {

inline constexpr CodeNumber no_code = 255;

// When a tile is drawn during the river phase (CAR 7.4, "The River" and "The River II").
enum class RiverTurn : std::uint8_t {
  NoRiver,  // after the river
  Spring,   // first; once a river tile is placed, the other springs stay in the box
  Fork,     // right after the spring
  River,    // after the fork
  Lake      // last: all lakes, or only the lake with the volcano if there is one
};

struct KitPiece {
  const PieceLayout* layout = nullptr;  // owned by the catalog
  int owned = 0;              // copies in the selection less used ones, in or outside the bag
  int entry = -1;             // index in bag.entries(); -1: never drawn
  CodeNumber code = no_code;  // of squares with four known sides
  // Quarter turns from the canonical code to the tile as stored:
  // numbered_code(code).rotated(stored) is the tile's own code. R0 for all tiles in content.
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
  std::vector<std::size_t> springs;  // those in the bag, by Catalog::index_of
  std::vector<AnyPiece> any;         // pieces outside the bag
  Formulas formulas;                 // empty: features score no points
  bool tunnel_tokens = false;        // roads end at tunnel openings until tokens join them

  const KitPiece& piece(const Tile* tile) const { return pieces[catalog->index_of(tile)]; }
};

// Errors: those of bag_of(). Without formulas, features on its boards score no points. Tunnel
// tokens are in play unless told if the selection has their set.
Result<BoardKit> board_kit(const Catalog& catalog, const Selection& selection,
                           Formulas formulas = {}, std::optional<bool> tunnel_tokens = {});

}  // namespace cartulary
