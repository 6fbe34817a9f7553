#include "docgen/drawing/tile_plan.h"

#include <algorithm>
#include <bit>
#include <set>
#include <string>

#include "docgen/drawing/place_grid.h"
#include "docgen/drawing/tile_symbols.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"

namespace cartulary::docgen::tile_plan_test {
namespace {

bool is_drawn(const Tile& tile) {
  return tile.shape != Shape::Card && tile.interior != Interior::Unknown && !tile.segments.empty();
}

// A place just inside a half side, clear of corners and of what lies in the middle of the side.
Point beside(const TilePlan& plan, std::size_t half) {
  return plan.outline.sides[half / 2].at(half % 2 == 0 ? 27 : 73, 3.5);
}

// The half sides whose field the drawing gives to another one, as "WL WR"; a field that no
// stroke parts takes the name of the first half side that it reaches.
std::string misdrawn_halves(const Tile& tile) {
  const TilePlan plan = plan_tile(tile);
  const PlaceGrid grid(tile, plan);
  const std::vector<int> fields = fields_by_half(tile);
  std::string misdrawn;
  for (std::size_t half = 0; half < fields.size(); ++half)
    if (fields[half] >= 0 && grid.region_at(beside(plan, half)) != fields[half])
      misdrawn += (misdrawn.empty() ? "" : " ") + half_name(tile.shape, static_cast<int>(half));
  return misdrawn;
}

// Number of parts that a field is drawn in.
int parts_of(const Tile& tile, int field) {
  const TilePlan plan = plan_tile(tile);
  Tile renamed = tile;
  // Each half side of the field as a field of its own: those that the drawing joins take one name.
  std::set<int> parts;
  for (std::size_t half = 0; half < 32; ++half) {
    if ((tile.segments[static_cast<std::size_t>(field)].halves >> half & 1U) == 0) continue;
    renamed.segments.push_back(Segment{});
    renamed.segments.back().halves = 1U << half;
    renamed.segments[static_cast<std::size_t>(field)].halves &= ~(1U << half);
  }
  const PlaceGrid grid(renamed, plan);
  for (std::size_t half = 0; half < 32; ++half)
    if ((tile.segments[static_cast<std::size_t>(field)].halves >> half & 1U) != 0)
      parts.insert(grid.region_at(beside(plan, half)));
  return static_cast<int>(parts.size());
}

}  // namespace

TEST_CASE("the drawing parts every two fields that the data parts") {
  for (const Tile& tile : test::project_library().catalog.tiles()) {
    if (!is_drawn(tile)) continue;
    INFO(tile.id << " " << tile.edges);
    CHECK(misdrawn_halves(tile) == "");
  }
}

TEST_CASE("the drawing parts no field of the data, but for one under a city over a river") {
  std::set<std::string> parted;
  for (const Tile& tile : test::project_library().catalog.tiles()) {
    if (!is_drawn(tile)) continue;
    for (int i = 0; i < static_cast<int>(tile.segments.size()); ++i)
      if (tile.segments[static_cast<std::size_t>(i)].halves != 0 && parts_of(tile, i) > 1)
        parted.insert(tile.id);
  }
  CHECK(parted == std::set<std::string>{"RI2-05"});
}

TEST_CASE("a drawing that loses a wall is found out") {
  Tile tile =
      *test::project_library().catalog.find_tile("BA-08");  // one city, fields east and west
  TilePlan plan = plan_tile(tile);
  plan.cities.clear();
  const PlaceGrid grid(tile, plan);
  CHECK(grid.region_at(beside(plan, 2)) == grid.region_at(beside(plan, 6)));
}

TEST_CASE("roads and rivers meet the neighbours in the middle of their sides") {
  for (const Tile& tile : test::project_library().catalog.tiles()) {
    if (!is_drawn(tile)) continue;
    const TilePlan plan = plan_tile(tile);
    std::uint32_t reached = 0;
    std::uint32_t wanted = 0;
    for (const auto* ways : {&plan.roads, &plan.rivers})
      for (const RoadPlan& way : *ways)
        for (const auto& line : way.path.polylines())
          for (Point end : {line.front(), line.back()})
            for (std::size_t side = 0; side < plan.outline.sides.size(); ++side)
              if (distance(end, plan.outline.sides[side].middle()) < 0.01) reached |= 1U << side;
    for (const Segment& segment : tile.segments)
      if (segment.kind == SegmentKind::Road || segment.kind == SegmentKind::River)
        wanted |= segment.sides;
    INFO(tile.id << " " << tile.edges);
    CHECK(reached == wanted);
  }
}

TEST_CASE("the only road of a tile ends before its building, not beyond it") {
  int seen = 0;
  for (const Tile& tile : test::project_library().catalog.tiles()) {
    if (!is_drawn(tile) || tile.shape != Shape::Square) continue;
    int ways = 0, building = 0;
    unsigned sides = 0;
    for (const Segment& segment : tile.segments) {
      building += is_monastic(segment.kind) ? 1 : 0;
      if (segment.kind != SegmentKind::Road && segment.kind != SegmentKind::River) continue;
      ++ways;
      sides = segment.sides;
    }
    if (ways != 1 || building == 0 || std::popcount(sides) != 1) continue;
    ++seen;
    INFO(tile.id << " " << tile.edges);
    const TilePlan plan = plan_tile(tile);
    const auto side = static_cast<std::size_t>(std::countr_zero(sides));
    for (const RoadPlan& road : plan.roads)
      for (const auto& line : road.path.polylines())
        for (const Point point : line)
          CHECK(distance(point, plan.outline.sides[side].middle()) < 40);
  }
  CHECK(seen > 0);
}

TEST_CASE("two cities that open on one side meet in the middle of it") {
  const Tile& tile = *test::project_library().catalog.find_tile("HS-02");
  const TilePlan plan = plan_tile(tile);
  const Point middle = plan.outline.sides[1].middle();
  REQUIRE(plan.cities.size() == 2);
  for (const CityPlan& city : plan.cities) {
    double nearest = 100;
    for (const auto& line : city.wall.polylines())
      nearest = std::min({nearest, distance(line.front(), middle), distance(line.back(), middle)});
    CHECK(nearest == 0);
  }
}

namespace {

// The city that opens on a half side by itself, beside the one that has the side, or -1.
int city_of_half(const Tile& tile, std::size_t half) {
  for (std::size_t i = 0; i < tile.segments.size(); ++i)
    if (tile.segments[i].kind == SegmentKind::City && (tile.segments[i].halves >> half & 1U) != 0)
      return static_cast<int>(i);
  return -1;
}

}  // namespace

TEST_CASE("cities take the whole of their sides, or their half, and nothing of the others") {
  for (const Tile& tile : test::project_library().catalog.tiles()) {
    if (!is_drawn(tile) || tile.shape == Shape::StartPiecePart) continue;
    const TilePlan plan = plan_tile(tile);
    const std::vector<int> cities = cities_by_side(tile);
    INFO(tile.id << " " << tile.edges);
    for (std::size_t side = 0; side < cities.size(); ++side)
      for (double along : {15.0, 50.0, 85.0}) {
        // A city may touch the middle of a field side in one point, to part two fields.
        if (along == 50.0 && cities[side] < 0) continue;
        int drawn = -1;
        for (const CityPlan& city : plan.cities)
          if (inside(city.area.polylines(), plan.outline.sides[side].at(along, 0.5)))
            drawn = city.segment;
        const int half = city_of_half(tile, 2 * side + (along < 50.0 ? 0 : 1));
        if (along == 50.0 && half >= 0) continue;
        CHECK(drawn == (half >= 0 ? half : cities[side]));
      }
  }
}

TEST_CASE("every symbol of a tile is placed, inside the piece") {
  for (const Tile& tile : test::project_library().catalog.tiles()) {
    if (!is_drawn(tile)) continue;
    const TilePlan plan = plan_tile(tile);
    std::multiset<std::string> placed;
    for (const PlacedSymbol& symbol : place_symbols(tile, plan).symbols) {
      placed.insert(symbol.mark);
      CHECK(inside(plan.outline.path.polylines(), symbol.at));
    }
    INFO(tile.id << " " << tile.edges);
    for (const Symbol& symbol : tile.symbols)
      CHECK(placed.contains(symbol.text()) != symbol.name.starts_with("river-"));
    int pennants = 0;
    for (const Segment& segment : tile.segments) pennants += segment.pennants;
    CHECK(static_cast<int>(placed.count("pennant")) == pennants);
    for (const char* mark : {"inn", "cathedral", "princess", "siege", "wine", "grain", "cloth",
                             "pig-herd", "labyrinth", "cloister", "shrine"})
      CHECK(static_cast<int>(placed.count(mark)) == count_marks(tile, mark));
    // One to each mouth of a road that goes in and comes out.
    const int mouths = plan.passages.empty() ? 1 : 2;
    CHECK(static_cast<int>(placed.count("tunnel")) == mouths * count_marks(tile, "tunnel"));
  }
}

TEST_CASE("a wall has one tower in its middle, two beside a gate, none over a passage") {
  const auto towers = [](std::string_view id) {
    const Tile* tile = test::project_library().catalog.find_tile(id);
    REQUIRE(tile != nullptr);
    return plan_tile(*tile).towers;
  };
  const std::vector<Point> cap = towers("BA-18");
  REQUIRE(cap.size() == 1);
  CHECK(distance(cap.front(), {50, 30}) < 1);
  const std::vector<Point> gate = towers("IC-11");
  REQUIRE(gate.size() == 2);
  CHECK(std::abs(distance(gate[0], gate[1]) - 18) < 1);
  CHECK(towers("AM-02").empty());
  CHECK(towers("BA-04").empty());
}

}  // namespace cartulary::docgen::tile_plan_test
