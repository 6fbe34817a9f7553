// Replay: a Position built with the engine, and each of its expectations compared with what the
// engine finds.
//
//   Result<BoardKit> kit = board_kit(catalog, position.selection);
//   for (const ReplayFault& fault : replay(position, *kit)) ... fault.what
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/board/board.h"
#include "engine/position/position.h"

namespace cartulary {

// What of a position a fault speaks of; the index counts within its list, 0 where there is none.
enum class PositionPart : std::uint8_t {
  Tile,
  Figure,
  Legal,
  Illegal,
  Feature,
  Hole,
  Tower,
  BarnSite,
  Dragon,
  Farms
};

struct ReplayFault {
  PositionPart part = PositionPart::Tile;
  std::size_t index = 0;
  std::string what;  // "the city has 4 tiles, not 5"
  std::string fix;
  friend bool operator==(const ReplayFault&, const ReplayFault&) = default;
};

// Error (`where` the position's id): a tile that the catalog does not have, or that
// Board::place refuses. REQUIRES: the kit is of the position's selection.
Result<Board> lay_position(const Position& position, const BoardKit& kit);

// Every fault: tiles that cannot be laid or are more than the selection owns, figures without
// a tile or on a place that it does not have, and expectations that are not met. Tiles that
// cannot be laid end it.
std::vector<ReplayFault> replay(const Position& position, const BoardKit& kit);

}  // namespace cartulary
