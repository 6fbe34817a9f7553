#include "docgen/drawing/city_walls.h"

namespace cartulary::docgen {
namespace {

constexpr double shoulder = 0.57;  // share of the depth reached over the first quarter

}  // namespace

void add_cap(const SideFrame& side, double depth, SvgPath& path) {
  if (depth >= meeting_cap) {  // a long shared wall
    path.curve(side.at(80, 22), side.at(78, depth), side.at(62, depth));
    path.line(side.at(38, depth));
    path.curve(side.at(22, depth), side.at(20, 22), side.at(0, 0));
    return;
  }
  path.curve(side.at(76, depth * shoulder), side.at(72, depth), side.at(50, depth));
  path.curve(side.at(28, depth), side.at(24, depth * shoulder), side.at(0, 0));
}

void add_pocket(const SideFrame& side, double depth, SvgPath& path) {
  path.curve(side.at(24, depth * 0.6), side.at(28, depth), side.at(50, depth));
  path.curve(side.at(72, depth), side.at(76, depth * 0.6), side.at(100, 0));
}

void add_sweep(Point a, Point b, Point corner, double bulge, SvgPath& path) {
  const Point centre = midpoint(a, b);
  const Point away = centre - corner;
  const Point middle = centre + away * bulge;
  const Point along = (b - a) * 0.14;
  path.curve(a + (middle - a) * 0.43 + away * 0.07, middle - along, middle);
  path.curve(middle + along, b + (middle - b) * 0.43 + away * 0.07, b);
}

}  // namespace cartulary::docgen
