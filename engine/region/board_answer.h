// BoardAnswer: all that can be told about a board, as one value for the command line, the API
// and the pages.
//
// Points into the Catalog. What only a saved game can tell (source, skipped actions, cells that
// may differ) stands with its reader.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/board/board.h"
#include "engine/board/drawn_tile.h"
#include "engine/board/feature.h"
#include "engine/board/hole.h"
#include "engine/region/region.h"
#include "engine/text/stop_check.h"

namespace cartulary {

struct BoardQuestion {
  OddsQuestion odds = {};
  const Tile* drawn = nullptr;    // null: not asked
  std::vector<Cell> region = {};  // empty: not asked
  StopCheck stop = {};
};

struct IllegalTile {
  Placement placement;
  std::string why;
};

struct BoardAnswer {
  int tiles = 0;  // pieces laid
  int bag = 0;    // tiles that may still be drawn: pool.size()
  DrawPool pool;
  std::vector<AnyPiece> any;  // pieces left that fit anything, beside the bag
  std::vector<SurplusTile> surplus;
  std::vector<IllegalTile> illegal;  // in the order laid
  std::vector<HoleAnswer> holes;
  std::vector<Feature> features;
  std::optional<DrawnAnswer> drawn;
  std::optional<RegionAnswer> region;
};

// Errors: as region(); stopped_error(); as check_odds(), and `laid`, since a board says what lies.
// The board is tried upon for a drawn tile and left as it was.
Result<BoardAnswer> board_answer(Board& board, const BoardQuestion& question);

}  // namespace cartulary
