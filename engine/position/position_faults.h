// position_faults: builds a Position with the engine and compares each of its expectations with the
// result.
//
//   Result<BoardKit> kit = board_kit(catalog, position.selection);
//   for (const PositionFault& fault : position_faults(position, *kit)) ... fault.what
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/board/board.h"
#include "engine/position/position.h"

namespace cartulary {

// The part of a position that a fault is about. PositionFault::index is the index in its list, 0
// for parts that are not lists.
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

struct PositionFault {
  PositionPart part = PositionPart::Tile;
  std::size_t index = 0;
  std::string what;  // "the city has 4 tiles, not 5"
  std::string fix;
  friend bool operator==(const PositionFault&, const PositionFault&) = default;
};

// Places the tiles and builds the tokens. Error (`where` the position's id): a tile that the
// catalog does not have, or that Board::place() rejects, or a token that build_token() rejects.
// REQUIRES: the kit is built from the position's selection.
Result<Board> lay_position(const Position& position, const BoardKit& kit);

// Returns every fault: tiles that cannot be placed or exceed the selection, figures without a tile
// or on a place that it does not have, and expectations that are not met. A tile that cannot be
// placed ends the comparison; only its fault is returned.
std::vector<PositionFault> position_faults(const Position& position, const BoardKit& kit);

}  // namespace cartulary
