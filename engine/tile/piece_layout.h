// PieceLayout: how a tile is divided for the board: the cells that it covers, and the segments to
// which its sides and half sides belong.
//
// A square has one part, a double two, the Wheel's start piece sixteen. A halfling has one part, in
// which two of the four sides are missing. A segment that reaches several parts has a node in each,
// so that every node is in one cell. A layout is made once per tile and describes the tile in its
// stored turn.
//
//   const PieceLayout& layout = catalog.layout_of(*catalog.find_tile("BA-15"));
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
  // The cell relative to the first part, in the tile's stored turn.
  std::int8_t dx = 0;
  std::int8_t dy = 0;
  // The letter of each side as in Tile::edges; '-' where another part of the piece adjoins, '/'
  // where a halfling does not reach.
  std::array<char, 4> letters{'-', '-', '-', '-'};
  // Nodes of cities, roads and rivers by side, nodes of fields by half side. The half sides of a
  // city side hold the second city of the tile that opens there (Hills and Sheep, HS-02).
  std::array<std::uint8_t, 4> side_node{no_node, no_node, no_node, no_node};
  std::array<std::uint8_t, 8> half_node{no_node, no_node, no_node, no_node,
                                        no_node, no_node, no_node, no_node};

  std::uint8_t half(Side side, Half which) const { return half_node[index(HalfSide{side, which})]; }
};

struct PieceNode {
  SegmentKind kind = SegmentKind::Field;
  std::uint8_t segment = 0;  // position in Tile::segments
  std::uint8_t part = 0;
  bool first = true;  // the first node of its segment, where marks are counted
  // City, road, river: how many sides of this part it touches. A tunnel opening counts as one.
  std::uint8_t open_sides = 0;
  bool opening = false;  // a road that ends at a tunnel opening
};

// The long side of a halfling.
struct LongSide {
  char letter = '/';  // '/' for all other shapes
  std::uint8_t side_node = no_node;
  std::array<std::uint8_t, 2> half_node{no_node, no_node};
};

struct PieceLayout {
  std::vector<PiecePart> parts;
  std::vector<PieceNode> nodes;           // grouped by segment
  std::vector<std::uint8_t> first_nodes;  // by segment
  LongSide long_side;
};

// Cards are not landscape and have no parts. Callers that have a Catalog use its layout_of(), which
// computes each layout once.
PieceLayout layout_of(const Tile& tile);

// The layout where tunnel tokens are in play: a road with tunnels has a node for each side, which
// ends at an opening. REQUIRES: has_tunnel(tile).
PieceLayout tunnel_layout_of(const Tile& tile);
bool has_tunnel(const Tile& tile);

// The cell of a part when the turned piece has its least x and least y at `corner`.
Cell part_cell(const PieceLayout& layout, int part, Cell corner, Rotation rotation);

}  // namespace cartulary
