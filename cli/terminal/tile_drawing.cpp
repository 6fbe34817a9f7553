#include "cli/terminal/tile_drawing.h"

#include <bit>
#include <string_view>

namespace cartulary::cli {
namespace {

constexpr unsigned north = 1, east = 2, south = 4, west = 8;

// The sides of a segment after the turn: bit 0 is north, then clockwise.
unsigned turned(std::uint32_t sides, Rotation rotation) {
  const auto turns = static_cast<unsigned>(rotation);
  const unsigned four = static_cast<unsigned>(sides) & 15U;
  return (four << turns | four >> (4U - turns)) & 15U;
}

// The contents of a tile that the drawing shows, collected from its segments.
struct Inside {
  unsigned roads = 0;  // sides that any road touches
  unsigned rivers = 0;
  unsigned cities = 0;
  unsigned joined = 0;  // sides of cities that touch two or more sides
  int road_count = 0;
  bool monastic = false;
};

Inside inside_of(const Tile& tile, Rotation rotation) {
  Inside inside;
  for (const Segment& segment : tile.segments) {
    const unsigned sides = turned(segment.sides, rotation);
    switch (segment.kind) {
      case SegmentKind::Road:
        inside.roads |= sides;
        inside.road_count += sides != 0 ? 1 : 0;
        break;
      case SegmentKind::River:
        inside.rivers |= sides;
        break;
      case SegmentKind::City:
        inside.cities |= sides;
        if (std::popcount(sides) > 1) inside.joined |= sides;
        break;
      case SegmentKind::Field:
        break;
      default:
        inside.monastic = true;
    }
  }
  return inside;
}

// The character with lines from the middle to the given sides.
std::string_view line_to(unsigned sides, bool twofold) {
  static constexpr std::array<std::string_view, 16> single = {
      " ", "╵", "╶", "╰", "╷", "│", "╭", "├", "╴", "╯", "─", "┴", "╮", "┤", "┬", "┼"};
  static constexpr std::array<std::string_view, 16> twin = {" ", "║", "═", "╚", "║", "║", "╔", "╠",
                                                            "═", "╝", "═", "╩", "╗", "╣", "╦", "╬"};
  return twofold ? twin[sides] : single[sides];
}

std::string middle_of(const Inside& in, const Style& style) {
  if (in.monastic) return style.paint(Ink::Heading, "⌂");
  if (in.roads != 0 && in.rivers != 0) {
    // A bridge. If road and river each turn, they do not meet.
    if (in.rivers == (north | south)) return "╫";
    if (in.rivers == (east | west)) return "╪";
    return " ";
  }
  if (in.rivers != 0) return style.paint(Ink::River, line_to(in.rivers, true));
  if (in.road_count > 1) return style.paint(Ink::Road, "•");
  if (in.roads != 0) return style.paint(Ink::Road, line_to(in.roads, false));
  return in.joined != 0 ? style.paint(Ink::City, "▒") : " ";
}

// The two characters between the middle and the west (or east) side.
std::string flank(const Inside& in, unsigned side, const Style& style) {
  if ((in.roads & side) != 0) return style.paint(Ink::Road, "──");
  if ((in.rivers & side) != 0) return style.paint(Ink::River, "══");
  if ((in.joined & side) != 0) return style.paint(Ink::City, "▒▒");
  return "  ";
}

Drawing frame(std::string_view letters, const std::string& middle, const Style& style) {
  const auto letter = [&](std::size_t i) { return style.paint_edges(letters.substr(i, 1)); };
  return {"╭──" + letter(0) + "──╮", letter(3) + middle + letter(1), "╰──" + letter(2) + "──╯"};
}

}  // namespace

Drawing draw_tile(const Tile& tile, Rotation rotation, const Style& style) {
  if ((tile.shape != Shape::Square && tile.shape != Shape::StartPiecePart) ||
      tile.edges.size() != 4)
    return {"╭─────╮", "│     │", "╰─────╯"};
  std::string letters;
  for (const Side side : all_sides) letters += tile.edges[index(stored_side(side, rotation))];
  const Inside in = inside_of(tile, rotation);
  return frame(letters, flank(in, west, style) + middle_of(in, style) + flank(in, east, style),
               style);
}

Drawing draw_hole(Pattern pattern, const Style& style) {
  std::string letters;
  for (const Side side : all_sides) {
    const EdgeSet edges = pattern.side(side);
    if (edges == EdgeSet::any()) {
      letters += '?';
    } else if (std::has_single_bit(edges.bits())) {
      letters += to_char(all_edges[static_cast<std::size_t>(std::countr_zero(edges.bits()))]);
    } else {
      letters += '*';
    }
  }
  return frame(letters, "     ", style);
}

std::string beside(const std::vector<Drawing>& drawings, std::size_t gap) {
  std::string text;
  for (std::size_t row = 0; row < 3; ++row) {
    for (std::size_t i = 0; i < drawings.size(); ++i) {
      if (i > 0) text += std::string(gap, ' ');
      text += drawings[i][row];
    }
    text += '\n';
  }
  return text;
}

}  // namespace cartulary::cli
