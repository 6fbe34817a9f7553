// BoardAnswer: everything the engine reports about a board, as one value for the command line, the
// API and the pages.
//
// Points into the Catalog. Data that only a saved game provides (source, skipped actions, cells
// that may differ) is kept by the code that reads the game.
#pragma once

#include <optional>
#include <vector>

#include "engine/board/board.h"
#include "engine/board/drawn_tile.h"
#include "engine/board/feature.h"
#include "engine/board/hole.h"
#include "engine/region/region.h"
#include "engine/text/said.h"
#include "engine/text/stop_check.h"

namespace cartulary {

struct BoardQuestion {
  OddsQuestion odds = {};
  const Tile* drawn = nullptr;    // null: not asked for
  std::vector<Cell> region = {};  // empty: not asked for
  StopCheck stop = {};
  ScoreAgain score_again = {};  // of what the drawn tile completes; as drawn_tile()
};

struct IllegalTile {
  Placement placement;
  Said why;
};

struct BoardAnswer {
  int tiles = 0;  // pieces placed
  int bag = 0;    // tiles that can still be drawn: pool.size()
  DrawPool pool;
  std::vector<AnyPiece> any;  // unplaced pieces outside the bag that fit any side
  std::vector<SurplusTile> surplus;
  std::vector<IllegalTile> illegal;  // in the order of placement
  std::vector<HoleAnswer> holes;
  std::vector<Feature> features;
  std::optional<DrawnAnswer> drawn;
  std::optional<RegionAnswer> region;
};

// Errors: those of region() and check_odds(); stopped_error(); and `laid` in the question, since
// the board already says which tiles are placed. The drawn tile is tried on `board`, which is
// restored.
Result<BoardAnswer> board_answer(Board& board, const BoardQuestion& question);

}  // namespace cartulary
