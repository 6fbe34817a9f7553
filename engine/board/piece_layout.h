// PieceLayout: a tile taken apart for the board: which cells it covers and which segments its
// sides and half sides belong to.
//
// A square has one part; a double two; the Wheel's start piece sixteen; a halfling one, with two
// of its four sides missing. A segment that reaches several parts has a node in each, so that
// every node lies in one cell. Made once for a tile, stored in the turn in which the tile is.
//
//   PieceLayout layout = layout_of(*catalog.find_tile("BA-15"));
//   layout.parts[0].side_node[index(Side::E)];      // the node of the road that leaves to the east
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/tile/cell.h"
#include "engine/tile/rotation.h"
#include "engine/tile/side.h"
#include "engine/tile/tile.h"

namespace cartulary {

inline constexpr std::uint8_t no_node = 255;

struct PiecePart {
  // Cell relative to the first part, in the tile's stored turn.
  std::int8_t dx = 0;
  std::int8_t dy = 0;
  // The letter of each side as Tile::edges has it; '-' where another part of the piece lies,
  // '/' where a halfling does not reach.
  std::array<char, 4> letters{'-', '-', '-', '-'};
  // Nodes of city, road or river by side; of fields by half side. Half sides of a city side: the
  // second city of the tile that opens there (Hills and Sheep, HS-02).
  std::array<std::uint8_t, 4> side_node{no_node, no_node, no_node, no_node};
  std::array<std::uint8_t, 8> half_node{no_node, no_node, no_node, no_node,
                                        no_node, no_node, no_node, no_node};

  std::uint8_t half(Side side, Half which) const { return half_node[index(HalfSide{side, which})]; }
};

struct PieceNode {
  SegmentKind kind = SegmentKind::Field;
  std::uint8_t segment = 0;  // position in Tile::segments
  std::uint8_t part = 0;
  bool first = true;            // the first node of its segment: marks are counted there
  std::uint8_t open_sides = 0;  // of city, road, river: sides of this part
};

// The long side of a halfling.
struct LongSide {
  char letter = '/';  // '/' for all other shapes
  std::uint8_t side_node = no_node;
  std::array<std::uint8_t, 2> half_node{no_node, no_node};
};

struct PieceLayout {
  std::vector<PiecePart> parts;
  std::vector<PieceNode> nodes;           // by segment, then part
  std::vector<std::uint8_t> first_nodes;  // of each segment
  LongSide long_side;
};

// Empty parts for cards, which are no landscape.
PieceLayout layout_of(const Tile& tile);

// The cell of a part when the piece lies turned with its least x and least y at `corner`.
Cell part_cell(const PieceLayout& layout, int part, Cell corner, Rotation rotation);

}  // namespace cartulary
