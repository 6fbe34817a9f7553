#include "engine/tile/shape.h"

#include <array>

#include "engine/text/contract.h"
#include "engine/text/enum_names.h"
#include "engine/tile/kind_names.h"

namespace cartulary {

namespace {

using Names = std::span<const std::string_view>;

constexpr std::array<std::string_view, 4> square_sides = {"N", "E", "S", "W"};
constexpr std::array<std::string_view, 6> double_sides = {"N1", "N2", "E", "S2", "S1", "W"};
constexpr std::array<std::string_view, 3> triangle_sides = {"H", "A", "B"};
constexpr std::array<std::string_view, 16> block_sides = {
    "N1", "N2", "N3", "N4", "E1", "E2", "E3", "E4", "S4", "S3", "S2", "S1", "W4", "W3", "W2", "W1"};

}  // namespace

std::string_view to_text(Shape shape) {
  return kind_names::shapes[static_cast<std::size_t>(shape)];
}

std::optional<Shape> parse_shape(std::string_view text) {
  return parse_name<Shape>(kind_names::shapes, text);
}

std::span<const std::string_view> side_names(Shape shape) {
  switch (shape) {
    case Shape::Square:
    case Shape::StartPiecePart:
      return square_sides;
    case Shape::Double:
      return double_sides;
    case Shape::Triangle:
      return triangle_sides;
    case Shape::Block4x4:
      return block_sides;
    case Shape::Card:
      break;
  }
  return {};
}

int side_count(Shape shape) {
  return static_cast<int>(side_names(shape).size());
}

std::optional<int> side_index(Shape shape, std::string_view name) {
  const Names names = side_names(shape);
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i] == name) return static_cast<int>(i);
  return std::nullopt;
}

std::optional<int> half_index(Shape shape, std::string_view name) {
  if (name.empty() || (name.back() != 'L' && name.back() != 'R')) return std::nullopt;
  const auto side = side_index(shape, name.substr(0, name.size() - 1));
  if (!side) return std::nullopt;
  return 2 * *side + (name.back() == 'R' ? 1 : 0);
}

std::string half_name(Shape shape, int half) {
  CARTULARY_REQUIRES(0 <= half && half < 2 * side_count(shape));
  const Names names = side_names(shape);
  return std::string(names[static_cast<std::size_t>(half / 2)]) + (half % 2 == 0 ? 'L' : 'R');
}

}  // namespace cartulary
