#include "docgen/drawing/figure_place.h"

#include <algorithm>
#include <string_view>

#include "docgen/drawing/board_pieces.h"

namespace cartulary::docgen {
namespace {

constexpr double from_side = 30;  // distance of figures on roads

// Converts a place on the tile as stored to one on the turned tile, both from the tile's corner.
Point turned(Point at, Rotation rotation, double width, double height) {
  switch (rotation) {
    case Rotation::R0:
      return at;
    case Rotation::R90:
      return {height - at.y, at.x};
    case Rotation::R180:
      return {width - at.x, height - at.y};
    case Rotation::R270:
      break;
  }
  return {at.y, width - at.x};
}

Point corner_point(Cell cell, Corner corner) {
  const bool east = corner == Corner::NE || corner == Corner::SE;
  const bool south = corner == Corner::SE || corner == Corner::SW;
  return corner_of(cell) + Point{east ? cell_unit : 0.0, south ? cell_unit : 0.0};
}

}  // namespace

// The plan of one tile and the room left on it.
struct FigurePlacer::Ground {
  Ground(const Tile& of, TileGroundCache* shared)
      : tile(of),
        drawn(docgen::ground_of(of, shared)),
        plan(drawn->plan),
        symbols(drawn->symbols),
        grid(of, plan) {
    // Only the middles of the tile's symbols are kept free.
    for (const PlacedSymbol& symbol : symbols.symbols)
      grid.occupy(symbol.at, std::min(9.0, 8 * symbol.scale));
  }

  Point middle_of(std::string_view mark) const {
    for (const PlacedSymbol& symbol : symbols.symbols)
      if (symbol.mark == mark) return symbol.at + Point{7, 6};
    return plan.outline.centre;
  }

  bool taken(Point at) const {
    return std::any_of(figures.begin(), figures.end(),
                       [&](Point other) { return distance(at, other) < 1.6 * figure_radius; });
  }

  Point on_road(int segment, std::string_view side) const {
    Point best = plan.outline.centre;
    double best_score = 1e9;
    const auto index = side_index(tile.shape, side);
    const Point from =
        index ? plan.outline.sides[static_cast<std::size_t>(*index)].middle() : plan.outline.centre;
    for (const RoadPlan& road : plan.roads) {
      if (road.segment != segment) continue;
      for (const auto& line : road.path.polylines())
        for (std::size_t i = 1; i < line.size(); ++i)
          for (const double part : {0.0, 0.25, 0.5, 0.75, 1.0}) {
            const Point at = line[i - 1] * (1 - part) + line[i] * part;
            const double score = std::abs(distance(at, from) - from_side) + (taken(at) ? 1000 : 0);
            if (score < best_score) best = at;
            best_score = std::min(score, best_score);
          }
    }
    return best;
  }

  Point in_region(int segment, Point wish) const {
    const auto place =
        grid.roomiest([&](int region) { return region == segment; }, figure_radius + 3, wish);
    return place ? place->at : plan.outline.centre;
  }

  const Tile& tile;
  std::shared_ptr<const TileGround> drawn;
  const TilePlan& plan;
  const TileSymbols& symbols;
  PlaceGrid grid;
  std::vector<Point> figures;
};

FigurePlacer::FigurePlacer(const Board& board, TileGroundCache* grounds)
    : board_(board), shared_(grounds) {}
FigurePlacer::FigurePlacer(FigurePlacer&&) noexcept = default;
FigurePlacer::~FigurePlacer() = default;

FigurePlacer::Ground& FigurePlacer::ground_of(const Board::Piece& piece) {
  auto& ground = grounds_[&piece];
  if (!ground) ground = std::make_unique<Ground>(*piece.placement.tile, shared_);
  return *ground;
}

Point FigurePlacer::on_tile(const PositionFigure& figure, Ground& ground) {
  const std::optional<Spot> spot = find_spot(ground.tile, figure.at);
  if (!spot) {
    if (figure.figure == "tower-piece") return ground.middle_of("tower-foundation");
    const auto place = ground.grid.roomiest([](int) { return true; }, figure_radius + 3,
                                            ground.plan.outline.centre);
    return place ? place->at : ground.plan.outline.centre;
  }
  if (spot->kind == Spot::Kind::Building) return ground.middle_of(figure.at);
  if (spot->kind == Spot::Kind::Bridge) return ground.plan.outline.centre;
  const Segment& segment = ground.tile.segments[static_cast<std::size_t>(spot->segment)];
  if (is_monastic(segment.kind)) return ground.middle_of(to_text(segment.kind));
  const std::string_view at = figure.at;
  const std::string_view side = at.substr(std::min(at.find(' ') + 1, at.size()));
  if (segment.kind == SegmentKind::Road) return ground.on_road(spot->segment, side);
  Point wish = ground.plan.outline.centre;
  const std::string_view whole = segment.kind == SegmentKind::Field && side.size() > 1
                                     ? side.substr(0, side.size() - 1)
                                     : side;
  if (const auto index = side_index(ground.tile.shape, whole))
    wish = ground.plan.outline.sides[static_cast<std::size_t>(*index)].at(50, 30);
  return ground.in_region(spot->segment, wish);
}

Point FigurePlacer::place(const PositionFigure& figure) {
  const Board::Piece* piece = board_.piece_at(figure.cell);
  if (piece == nullptr) return corner_of(figure.cell) + Point{cell_unit / 2.0, cell_unit / 2.0};
  const std::optional<Spot> spot = find_spot(*piece->placement.tile, figure.at);
  if (spot && spot->kind == Spot::Kind::Corner) return corner_point(figure.cell, spot->corner);
  Ground& ground = ground_of(*piece);
  const Point stored = on_tile(figure, ground);
  ground.grid.occupy(stored, figure_radius);
  ground.figures.push_back(stored);
  const TileOutline& outline = ground.plan.outline;
  return corner_of(piece->placement.cell) +
         turned(stored, piece->placement.rotation, outline.width, outline.height);
}

}  // namespace cartulary::docgen
