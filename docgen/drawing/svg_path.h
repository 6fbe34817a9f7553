// SvgPath: a line or area as values, to be written as SVG or measured.
//
//   SvgPath road;
//   road.move({0, 50});
//   road.line({100, 50});
//   road.data();               // "M0 50H100"
#pragma once

#include <cmath>
#include <string>
#include <vector>

namespace cartulary::docgen {

// A point of the drawing. The side of a square tile is 100 units; y grows downward.
struct Point {
  double x = 0;
  double y = 0;
  friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Point operator*(Point a, double k) { return {a.x * k, a.y * k}; }
  friend constexpr bool operator==(Point, Point) = default;
};

constexpr Point midpoint(Point a, Point b) {
  return (a + b) * 0.5;
}
inline double distance(Point a, Point b) {
  const Point way = a - b;
  return std::sqrt(way.x * way.x + way.y * way.y);
}

// Appends a number rounded to one decimal, in the shortest form: "50", "-.5".
void append_number(std::string& text, double value);

class SvgPath {
 public:
  void move(Point to);
  void line(Point to);
  // A cubic curve with two control points.
  void curve(Point control1, Point control2, Point to);
  // A bend of a quarter circle or less that leaves towards `corner` and arrives from it.
  void bend(Point corner, Point to);
  void close();
  void append(const SvgPath& other);

  bool empty() const { return steps_.empty(); }
  // The value of the attribute `d`.
  std::string data() const;
  // The points of each run that begins with a move. Curves become short lines; closed areas end
  // where they begin.
  std::vector<std::vector<Point>> polylines() const;

 private:
  enum class Kind { Move, Line, Curve, Close };
  struct Step {
    Kind kind;
    Point control1;
    Point control2;
    Point to;
  };
  std::vector<Step> steps_;
};

// Whether a point lies inside the areas (even-odd rule).
bool inside(const std::vector<std::vector<Point>>& areas, Point point);

}  // namespace cartulary::docgen
