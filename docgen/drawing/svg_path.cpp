#include "docgen/drawing/svg_path.h"

#include <cmath>

namespace cartulary::docgen {
namespace {

constexpr int curve_pieces = 10;

void append_pair(std::string& text, Point point) {
  if (text.back() >= '0' && text.back() <= '9' && !(std::lround(point.x * 10) < 0)) text += ' ';
  append_number(text, point.x);
  if (std::lround(point.y * 10) >= 0) text += ' ';
  append_number(text, point.y);
}

bool same_tenth(double a, double b) {
  return std::lround(a * 10) == std::lround(b * 10);
}

Point on_curve(Point a, Point b, Point c, Point d, double t) {
  const double s = 1 - t;
  return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t);
}

}  // namespace

void append_number(std::string& text, double value) {
  long tenths = std::lround(value * 10);
  if (tenths < 0) {
    text += '-';
    tenths = -tenths;
  }
  if (tenths >= 10 || tenths == 0) text += std::to_string(tenths / 10);
  if (tenths % 10 != 0) {
    text += '.';
    text += static_cast<char>('0' + tenths % 10);
  }
}

void SvgPath::move(Point to) {
  steps_.push_back({Kind::Move, {}, {}, to});
}
void SvgPath::line(Point to) {
  steps_.push_back({Kind::Line, {}, {}, to});
}

void SvgPath::curve(Point control1, Point control2, Point to) {
  steps_.push_back({Kind::Curve, control1, control2, to});
}

void SvgPath::bend(Point corner, Point to) {
  // With 0.5523 a cubic curve comes closest to a quarter circle.
  const Point from = steps_.back().to;
  curve(from + (corner - from) * 0.5523, to + (corner - to) * 0.5523, to);
}

void SvgPath::close() {
  steps_.push_back({Kind::Close, {}, {}, {}});
}

void SvgPath::append(const SvgPath& other) {
  steps_.insert(steps_.end(), other.steps_.begin(), other.steps_.end());
}

std::string SvgPath::data() const {
  std::string text;
  Point at;
  for (const Step& step : steps_) {
    if (step.kind == Kind::Close) {
      text += 'Z';
      continue;
    }
    if (step.kind == Kind::Line && same_tenth(step.to.y, at.y)) {
      text += 'H';
      append_number(text, step.to.x);
    } else if (step.kind == Kind::Line && same_tenth(step.to.x, at.x)) {
      text += 'V';
      append_number(text, step.to.y);
    } else {
      text += step.kind == Kind::Move ? 'M' : step.kind == Kind::Line ? 'L' : 'C';
      if (step.kind == Kind::Curve) {
        append_pair(text, step.control1);
        append_pair(text, step.control2);
      }
      append_pair(text, step.to);
    }
    at = step.to;
  }
  return text;
}

std::vector<std::vector<Point>> SvgPath::polylines() const {
  std::vector<std::vector<Point>> lines;
  for (const Step& step : steps_) {
    if (step.kind == Kind::Move) {
      lines.push_back({step.to});
      continue;
    }
    std::vector<Point>& line = lines.back();
    const Point from = line.back();
    if (step.kind == Kind::Line) line.push_back(step.to);
    if (step.kind == Kind::Close) line.push_back(line.front());
    for (int i = 1; step.kind == Kind::Curve && i <= curve_pieces; ++i)
      line.push_back(on_curve(from, step.control1, step.control2, step.to,
                              static_cast<double>(i) / curve_pieces));
  }
  return lines;
}

bool inside(const std::vector<std::vector<Point>>& areas, Point point) {
  bool odd = false;
  for (const std::vector<Point>& area : areas) {
    for (std::size_t i = 0; i + 1 < area.size(); ++i) {
      const Point a = area[i];
      const Point b = area[i + 1];
      if ((a.y > point.y) == (b.y > point.y)) continue;
      if (point.x < a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y)) odd = !odd;
    }
  }
  return odd;
}

}  // namespace cartulary::docgen
