#include "docgen/drawing/place_grid.h"

#include <algorithm>
#include <cmath>

namespace cartulary::docgen {
namespace {

constexpr int unknown_land = -2;  // land that no field has spread over yet
constexpr double wall_half = 2.6;
constexpr double road_half = 5.5;
constexpr double river_half = 8;
// No symbol asks for more room, so that occupy() has to update nearby cells only.
constexpr float most_room = 28;

}  // namespace

PlaceGrid::PlaceGrid(const Tile& tile, const TilePlan& plan)
    : cell_(plan.outline.width > 300 ? 6.25 : 3.125),
      columns_(static_cast<int>(plan.outline.width / cell_)),
      rows_(static_cast<int>(plan.outline.height / cell_)),
      region_(static_cast<std::size_t>(columns_ * rows_), nowhere),
      room_(region_.size(), 0) {
  fill(plan.outline.path, unknown_land);
  for (const RoadPlan& river : plan.rivers) block_line(river.path, river_half);
  for (const RoadPlan& road : plan.roads) block_line(road.path, road_half);
  for (const CityPlan& city : plan.cities) {
    fill(city.area, city.segment == no_segment ? inner_city : city.segment);
    block_line(city.wall, wall_half);
  }
  block_line(plan.hedges, wall_half);
  for (const EndPlan& end : plan.ends)
    if (end.in_field) block_spot(end.at, end.rivers > 0 ? pool_radius(tile) : 5);
  spread_fields(tile, plan);
  measure();
}

Point PlaceGrid::centre_of(int column, int row) const {
  return {(column + 0.5) * cell_, (row + 0.5) * cell_};
}

int PlaceGrid::region_at(Point point) const {
  const int column = static_cast<int>(std::floor(point.x / cell_));
  const int row = static_cast<int>(std::floor(point.y / cell_));
  if (column < 0 || row < 0 || column >= columns_ || row >= rows_) return nowhere;
  return region_[index(column, row)];
}

void PlaceGrid::fill(const SvgPath& area, int region) {
  const auto lines = area.polylines();
  std::vector<double> crossings;
  for (int row = 0; row < rows_; ++row) {
    const double y = centre_of(0, row).y;
    crossings.clear();
    for (const auto& line : lines)
      for (std::size_t i = 0; i + 1 < line.size(); ++i)
        if ((line[i].y > y) != (line[i + 1].y > y))
          crossings.push_back(line[i].x + (line[i + 1].x - line[i].x) * (y - line[i].y) /
                                              (line[i + 1].y - line[i].y));
    std::sort(crossings.begin(), crossings.end());
    for (std::size_t i = 0; i + 1 < crossings.size(); i += 2) {
      int column = std::max(0, static_cast<int>(std::ceil(crossings[i] / cell_ - 0.5)));
      for (; column < columns_ && centre_of(column, row).x < crossings[i + 1]; ++column)
        region_[index(column, row)] = region;
    }
  }
}

void PlaceGrid::block_line(const SvgPath& path, double half_width) {
  const int reach = static_cast<int>(half_width / cell_) + 1;
  const auto block = [&](Point at) {
    const int column = static_cast<int>(at.x / cell_);
    const int row = static_cast<int>(at.y / cell_);
    for (int y = std::max(0, row - reach); y <= std::min(rows_ - 1, row + reach); ++y)
      for (int x = std::max(0, column - reach); x <= std::min(columns_ - 1, column + reach); ++x)
        if (distance(centre_of(x, y), at) <= half_width) region_[index(x, y)] = nowhere;
  };
  for (const auto& line : path.polylines())
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
      const int steps = static_cast<int>(distance(line[i], line[i + 1]) / 2) + 1;
      for (int step = 0; step <= steps; ++step)
        block(line[i] + (line[i + 1] - line[i]) * (static_cast<double>(step) / steps));
    }
}

void PlaceGrid::block_spot(Point at, double radius) {
  SvgPath spot;
  spot.move(at);
  spot.line(at + Point{0.1, 0});
  block_line(spot, radius);
}

void PlaceGrid::spread(std::size_t from, int region) {
  std::vector<std::size_t> open{from};
  region_[from] = region;
  const auto columns = static_cast<std::size_t>(columns_);
  while (!open.empty()) {
    const std::size_t i = open.back();
    open.pop_back();
    const auto visit = [&](std::size_t next) {
      if (region_[next] != unknown_land) return;
      region_[next] = region;
      open.push_back(next);
    };
    if (i % columns != 0) visit(i - 1);
    if ((i + 1) % columns != 0) visit(i + 1);
    if (i >= columns) visit(i - columns);
    if (i + columns < region_.size()) visit(i + columns);
  }
}

void PlaceGrid::spread_fields(const Tile& tile, const TilePlan& plan) {
  const std::vector<int> fields = fields_by_half(tile);
  for (std::size_t half = 0; half < fields.size() && !plan.outline.sides.empty(); ++half) {
    if (fields[half] < 0) continue;
    // Between the corner, which may have a wall, and the middle, which may have a way.
    const Point seed = plan.outline.sides[half / 2].at(half % 2 == 0 ? 27 : 73, 3);
    const auto cell = index(static_cast<int>(seed.x / cell_), static_cast<int>(seed.y / cell_));
    if (region_[cell] == unknown_land) spread(cell, fields[half]);
  }
  // The rest is the fields that touch no side, and scraps.
  std::vector<int> inner;
  for (std::size_t i = 0; i < tile.segments.size(); ++i)
    if (tile.segments[i].kind == SegmentKind::Field && tile.segments[i].halves == 0)
      inner.push_back(static_cast<int>(i));
  std::size_t next = 0;
  for (std::size_t i = 0; i < region_.size(); ++i)
    if (region_[i] == unknown_land && !inner.empty())
      spread(i, inner[std::min(next++, inner.size() - 1)]);
}

void PlaceGrid::measure() {
  constexpr float far = 1e6F;
  const float straight = static_cast<float>(cell_);
  const float diagonal = straight * 1.4142F;
  // A border without room saves the question whether a neighbour lies on the grid.
  const std::size_t columns = static_cast<std::size_t>(columns_);
  const std::size_t rows = static_cast<std::size_t>(rows_);
  const std::size_t wide = columns + 2;
  std::vector<float> rooms(wide * (rows + 2), 0.0F);
  const auto each_cell = [&](const auto& use) {
    for (std::size_t row = 0; row < rows; ++row)
      for (std::size_t column = 0; column < columns; ++column)
        use(row * columns + column, (row + 1) * wide + column + 1);
  };
  each_cell(
      [&](std::size_t cell, std::size_t i) { rooms[i] = region_[cell] == nowhere ? 0 : far; });
  for (std::size_t row = 1; row <= rows; ++row)
    for (std::size_t i = row * wide + 1; i <= row * wide + columns; ++i)
      rooms[i] = std::min({rooms[i], rooms[i - 1] + straight, rooms[i - wide] + straight,
                           rooms[i - wide - 1] + diagonal, rooms[i - wide + 1] + diagonal});
  for (std::size_t row = rows; row >= 1; --row)
    for (std::size_t i = row * wide + columns; i > row * wide; --i)
      rooms[i] = std::min({rooms[i], rooms[i + 1] + straight, rooms[i + wide] + straight,
                           rooms[i + wide + 1] + diagonal, rooms[i + wide - 1] + diagonal});
  each_cell([&](std::size_t cell, std::size_t i) {
    room_[cell] = std::min(rooms[i] - straight / 2, most_room);
  });
}

void PlaceGrid::occupy(Point at, double radius) {
  const double reach = radius + static_cast<double>(most_room);
  const auto cell = [&](double value, int count) {
    return std::clamp(static_cast<int>(value / cell_), 0, count - 1);
  };
  for (int row = cell(at.y - reach, rows_); row <= cell(at.y + reach, rows_); ++row)
    for (int column = cell(at.x - reach, columns_); column <= cell(at.x + reach, columns_);
         ++column) {
      float& room = room_[index(column, row)];
      const Point way = centre_of(column, row) - at;
      const double kept = static_cast<double>(room) + radius;
      const double square = way.x * way.x + way.y * way.y;
      if (square < kept * kept) room = static_cast<float>(std::sqrt(square) - radius);
    }
}

}  // namespace cartulary::docgen
