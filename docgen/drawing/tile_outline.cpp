#include "docgen/drawing/tile_outline.h"

namespace cartulary::docgen {
namespace {

TileOutline polygon(const std::vector<Point>& corners, double width, double height) {
  TileOutline outline;
  outline.width = width;
  outline.height = height;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    outline.sides.push_back({corners[i], corners[(i + 1) % corners.size()]});
    if (i == 0)
      outline.path.move(corners[i]);
    else
      outline.path.line(corners[i]);
  }
  outline.path.close();
  outline.centre = {width / 2, height / 2};
  return outline;
}

std::vector<Point> block_corners() {
  std::vector<Point> corners;
  corners.reserve(16);
  for (int i = 0; i < 4; ++i) corners.push_back({i * 100.0, 0});
  for (int i = 0; i < 4; ++i) corners.push_back({400, i * 100.0});
  for (int i = 4; i > 0; --i) corners.push_back({i * 100.0, 400});
  for (int i = 4; i > 0; --i) corners.push_back({0, i * 100.0});
  return corners;
}

}  // namespace

Point SideFrame::at(double along, double inward) const {
  const Point direction = (end - start) * (1 / distance(start, end));
  return start + (end - start) * (along / 100) + Point{-direction.y, direction.x} * inward;
}

TileOutline outline_of(Shape shape) {
  switch (shape) {
    case Shape::Double:
      return polygon({{0, 0}, {100, 0}, {200, 0}, {200, 100}, {100, 100}, {0, 100}}, 200, 100);
    case Shape::Triangle: {
      TileOutline outline = polygon({{0, 0}, {100, 100}, {0, 100}}, 100, 100);
      outline.centre = {31, 69};
      return outline;
    }
    case Shape::Block4x4:
      return polygon(block_corners(), 400, 400);
    case Shape::Card: {
      TileOutline outline = polygon({{0, 0}, {100, 0}, {100, 100}, {0, 100}}, 100, 100);
      outline.sides.clear();
      return outline;
    }
    case Shape::Square:
    case Shape::StartPiecePart:
      break;
  }
  return polygon({{0, 0}, {100, 0}, {100, 100}, {0, 100}}, 100, 100);
}

}  // namespace cartulary::docgen
