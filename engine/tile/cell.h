// Cell: a square of the table. x grows to the right (east), y downward (south).
//
//   Cell c{2, -1};
//   beside(c, Side::E);             // {3, -1}: east of it
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/text/text.h"
#include "engine/tile/side.h"

namespace cartulary {

// The bounds of a board: both coordinates are within -1000..1000, and a board holds at most 1,000
// pieces.
inline constexpr int farthest_cell = 1000;
inline constexpr int most_pieces = 1000;

struct Cell {
  std::int16_t x = 0;
  std::int16_t y = 0;

  // Row by row from the top, each row from the left.
  friend constexpr std::strong_ordering operator<=>(Cell a, Cell b) {
    if (const auto order = a.y <=> b.y; std::is_neq(order)) return order;
    return a.x <=> b.x;
  }
  friend constexpr bool operator==(Cell, Cell) = default;
};

constexpr Cell moved(Cell cell, int dx, int dy) {
  return {static_cast<std::int16_t>(cell.x + dx), static_cast<std::int16_t>(cell.y + dy)};
}

// The neighbouring cell across that side.
constexpr Cell beside(Cell cell, Side side) {
  constexpr int dx[] = {0, 1, 0, -1};
  constexpr int dy[] = {-1, 0, 1, 0};
  return moved(cell, dx[index(side)], dy[index(side)]);
}

constexpr bool on_the_table(int x, int y) {
  return x >= -farthest_cell && x <= farthest_cell && y >= -farthest_cell && y <= farthest_cell;
}

// "2,-1"
inline std::string to_text(Cell cell) {
  return std::to_string(cell.x) + "," + std::to_string(cell.y);
}
// Reads what to_text() writes; nullopt if the text is not a cell of the table.
inline std::optional<Cell> parse_cell(std::string_view text) {
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos) return std::nullopt;
  const auto x = parse_whole(text.substr(0, comma), -farthest_cell, farthest_cell);
  const auto y = parse_whole(text.substr(comma + 1), -farthest_cell, farthest_cell);
  if (!x || !y) return std::nullopt;
  return moved({}, *x, *y);
}

}  // namespace cartulary
