#include "engine/tile/piece_layout.h"

#include <algorithm>

namespace cartulary {

namespace {

constexpr int no_place = -1;

// The place of a side of the tile on the board.
struct SidePlace {
  int part = no_place;  // no_place: the long side of a halfling
  Side side = Side::N;  // of that part
};

SidePlace place_of(Shape shape, int side) {
  switch (shape) {
    case Shape::Double: {
      constexpr SidePlace places[] = {{0, Side::N}, {1, Side::N}, {1, Side::E},
                                      {1, Side::S}, {0, Side::S}, {0, Side::W}};
      return places[side];
    }
    case Shape::Triangle:
      if (side == 0) return {no_place, Side::N};
      return {0, side == 1 ? Side::S : Side::W};
    case Shape::Block4x4: {
      const int along = side % 4;
      switch (side / 4) {
        case 0:
          return {along, Side::N};
        case 1:
          return {4 * along + 3, Side::E};
        case 2:
          return {15 - along, Side::S};
        default:
          return {12 - 4 * along, Side::W};
      }
    }
    case Shape::Square:
    case Shape::StartPiecePart:
    case Shape::Card:
      break;
  }
  return {0, side_at(side)};
}

std::vector<PiecePart> empty_parts(Shape shape) {
  const int columns = shape == Shape::Block4x4 ? 4 : shape == Shape::Double ? 2 : 1;
  const int rows = shape == Shape::Block4x4 ? 4 : 1;
  std::vector<PiecePart> parts;
  for (int y = 0; y < rows; ++y)
    for (int x = 0; x < columns; ++x) {
      PiecePart part;
      part.dx = static_cast<std::int8_t>(x);
      part.dy = static_cast<std::int8_t>(y);
      if (shape == Shape::Triangle) part.letters.fill('/');
      parts.push_back(part);
    }
  return parts;
}

// Assigns the segments of a tile to the parts of its layout.
class Filler {
 public:
  Filler(const Tile& tile, PieceLayout& layout, bool tunnels)
      : tile_(tile), layout_(layout), tunnels_(tunnels) {}

  void fill() {
    for (int side = 0; side < side_count(tile_.shape); ++side) {
      const SidePlace place = place_of(tile_.shape, side);
      const char letter = tile_.edges[static_cast<std::size_t>(side)];
      if (place.part == no_place)
        layout_.long_side.letter = letter;
      else
        part(place).letters[cartulary::index(place.side)] = letter;
    }
    for (std::size_t i = 0; i < tile_.segments.size(); ++i) add_segment(i);
  }

 private:
  PiecePart& part(SidePlace place) { return layout_.parts[static_cast<std::size_t>(place.part)]; }

  // The segment's node in that part, created on first use.
  std::uint8_t node_in(std::size_t segment, int part) {
    for (std::size_t i = layout_.first_nodes[segment]; i < layout_.nodes.size(); ++i)
      if (layout_.nodes[i].part == part) return static_cast<std::uint8_t>(i);
    return add_node(segment, part);
  }

  std::uint8_t add_node(std::size_t segment, int part) {
    PieceNode node;
    node.kind = tile_.segments[segment].kind;
    node.segment = static_cast<std::uint8_t>(segment);
    node.part = static_cast<std::uint8_t>(part);
    node.first = layout_.nodes.size() == layout_.first_nodes[segment];
    layout_.nodes.push_back(node);
    return static_cast<std::uint8_t>(layout_.nodes.size() - 1);
  }

  void add_segment(std::size_t index) {
    const Segment& segment = tile_.segments[index];
    layout_.first_nodes.push_back(static_cast<std::uint8_t>(layout_.nodes.size()));
    for (int side = 0; side < side_count(tile_.shape); ++side) {
      const SidePlace place = place_of(tile_.shape, side);
      const auto shift = static_cast<unsigned>(side);
      if ((segment.sides >> shift & 1U) != 0) add_side(index, place);
      for (unsigned half = 0; half < 2; ++half)
        if ((segment.halves >> (2 * shift + half) & 1U) != 0) add_half(index, place, half);
    }
    if (layout_.nodes.size() == layout_.first_nodes[index]) node_in(index, 0);
  }

  // The visible part of a road between one side and its tunnel opening.
  std::uint8_t add_opening(std::size_t segment, int part) {
    const std::uint8_t node = add_node(segment, part);
    layout_.nodes[node].first = layout_.nodes[node].opening = true;
    ++layout_.nodes[node].open_sides;
    return node;
  }

  void add_side(std::size_t segment, SidePlace place) {
    const int in = std::max(place.part, 0);
    const bool tunnel = tunnels_ && tile_.segments[segment].has(SegmentMark::Tunnel);
    const std::uint8_t node = tunnel ? add_opening(segment, in) : node_in(segment, in);
    ++layout_.nodes[node].open_sides;
    if (place.part == no_place)
      layout_.long_side.side_node = node;
    else
      part(place).side_node[cartulary::index(place.side)] = node;
  }

  void add_half(std::size_t segment, SidePlace place, unsigned half) {
    const std::uint8_t node = node_in(segment, std::max(place.part, 0));
    if (place.part == no_place)
      layout_.long_side.half_node[half] = node;
    else
      part(place).half_node[cartulary::index(HalfSide{place.side, static_cast<Half>(half)})] = node;
    // A half side of a city is a side that it shares with another city of the tile, open for both.
    if (tile_.segments[segment].kind == SegmentKind::City) ++layout_.nodes[node].open_sides;
  }

  const Tile& tile_;
  PieceLayout& layout_;
  bool tunnels_;
};

// Where (x, y) is after a clockwise turn about (0, 0).
Cell turned(int x, int y, Rotation rotation) {
  switch (rotation) {
    case Rotation::R0:
      return moved({}, x, y);
    case Rotation::R90:
      return moved({}, -y, x);
    case Rotation::R180:
      return moved({}, -x, -y);
    case Rotation::R270:
      break;
  }
  return moved({}, y, -x);
}

PieceLayout filled(const Tile& tile, bool tunnels) {
  PieceLayout layout;
  if (tile.shape == Shape::Card) return layout;
  layout.parts = empty_parts(tile.shape);
  Filler(tile, layout, tunnels).fill();
  return layout;
}

}  // namespace

PieceLayout layout_of(const Tile& tile) {
  return filled(tile, false);
}

PieceLayout tunnel_layout_of(const Tile& tile) {
  return filled(tile, true);
}

bool has_tunnel(const Tile& tile) {
  return std::ranges::any_of(
      tile.segments, [](const Segment& segment) { return segment.has(SegmentMark::Tunnel); });
}

Cell part_cell(const PieceLayout& layout, int part, Cell corner, Rotation rotation) {
  if (layout.parts.size() == 1) return corner;
  const PiecePart& here = layout.parts[static_cast<std::size_t>(part)];
  const PiecePart& last = layout.parts.back();
  const Cell cell = turned(here.dx, here.dy, rotation);
  // The first and the last part are in opposite corners, and the first stays at (0, 0).
  const Cell far = turned(last.dx, last.dy, rotation);
  return moved(corner, cell.x - std::min<int>(far.x, 0), cell.y - std::min<int>(far.y, 0));
}

}  // namespace cartulary
