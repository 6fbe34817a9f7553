// Shape: the outline of a piece, and the names of its sides and half sides.
//
// Sides are numbered clockwise from the top left. Half sides are numbered in the same direction:
// half 2n is the left and half 2n+1 the right half of side n, looking outward from the middle.
//
//   side_names(Shape::Double);          // N1 N2 E S2 S1 W
//   half_name(Shape::Square, 3);        // "ER"
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace cartulary {

enum class Shape : std::uint8_t {
  Square,
  Double,          // two squares side by side
  Triangle,        // half a square: hypotenuse H, legs A and B clockwise from it
  Block4x4,        // the start piece of the Wheel of Fortune
  StartPiecePart,  // one square of the City of Carcassonne, which has 4 columns and 3 rows
  Card,            // a piece without landscape: no sides
};

// "square", "double", "triangle", "block4x4", "start-piece-part", "card".
std::string_view to_text(Shape shape);
std::optional<Shape> parse_shape(std::string_view text);

// The names of the sides in order: 4, 6, 3, 16, 4 or 0 of them. They have static lifetime.
std::span<const std::string_view> side_names(Shape shape);
int side_count(Shape shape);

// The number of the side called `name`, or of the half side (`NL`, `N1R`, `HL`).
std::optional<int> side_index(Shape shape, std::string_view name);
std::optional<int> half_index(Shape shape, std::string_view name);
// REQUIRES: 0 <= half < 2 * side_count(shape)
std::string half_name(Shape shape, int half);

}  // namespace cartulary
