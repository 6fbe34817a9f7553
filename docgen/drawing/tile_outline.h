// TileOutline: the outline of a piece on the drawing, and a frame for each of its sides.
//
// Sides are in the order of engine/tile/shape.h. A frame measures along its side from 0 to 100
// (clockwise) and inward in drawing units, so that the code for a cap or a road end serves all
// sides.
//
//   outline_of(Shape::Square).sides[1].at(50, 30);    // {70, 50}: 30 in from the middle of east
#pragma once

#include <vector>

#include "docgen/drawing/svg_path.h"
#include "engine/tile/shape.h"

namespace cartulary::docgen {

struct SideFrame {
  Point start;
  Point end;
  Point at(double along, double inward) const;
  Point middle() const { return midpoint(start, end); }
};

struct TileOutline {
  double width = 100;
  double height = 100;
  std::vector<SideFrame> sides;  // empty for cards
  SvgPath path;
  Point centre;
};

TileOutline outline_of(Shape shape);

}  // namespace cartulary::docgen
