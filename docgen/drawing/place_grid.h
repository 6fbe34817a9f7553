// PlaceGrid: a fine grid over a planned tile that knows which segment covers each place and how far
// the place is from walls, ways and symbols. Symbols are put where they have the most room.
//
// Regions are indexes into Tile::segments. Cities are filled as planned. Fields spread up to the
// drawn lines, so that the grid also shows whether a drawing separates what the data separates. The
// city inside a start piece is not a segment and has the region inner_city.
//
//   PlaceGrid grid(tile, plan);
//   auto place = grid.roomiest([](int region) { return region == 0; }, 12, {50, 50});
//   grid.occupy(place->at, place->room);
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "docgen/drawing/tile_plan.h"
#include "engine/tile/tile.h"

namespace cartulary::docgen {

struct Place {
  Point at;
  double room = 0;  // radius of the largest free circle there
  int region = -1;
};

class PlaceGrid {
 public:
  static constexpr int nowhere = -1;        // outside the piece, on a wall or a way
  static constexpr int inner_city = 1'000;  // the city inside a start piece

  PlaceGrid(const Tile& tile, const TilePlan& plan);

  int region_at(Point point) const;

  // The place with the most room among those whose region `allowed` accepts. Room beyond `enough`
  // does not count; among places with similar room, nearness to `wish` decides. Nullopt if no place
  // is allowed.
  template <typename Allowed>
  std::optional<Place> roomiest(Allowed allowed, double enough, Point wish) const;

  // Removes a circle from the free room.
  void occupy(Point at, double radius);

 private:
  std::size_t index(int column, int row) const {
    const auto to_size = [](int number) { return static_cast<std::size_t>(number); };
    return to_size(row) * to_size(columns_) + to_size(column);
  }
  Point centre_of(int column, int row) const;
  void fill(const SvgPath& area, int region);
  void block_line(const SvgPath& path, double half_width);
  void block_spot(Point at, double radius);
  void spread_fields(const Tile& tile, const TilePlan& plan);
  void spread(std::size_t from, int region);
  void measure();

  double cell_;
  int columns_;
  int rows_;
  std::vector<int> region_;
  std::vector<float> room_;
};

template <typename Allowed>
std::optional<Place> PlaceGrid::roomiest(Allowed allowed, double enough, Point wish) const {
  std::optional<Place> best;
  double best_score = -1e9;
  // With no more room than this a cell cannot score better, so most cells are rejected at once.
  double least = 0;
  for (int row = 0; row < rows_; ++row) {
    const std::size_t first = index(0, row);
    for (int column = 0; column < columns_; ++column) {
      const std::size_t i = first + static_cast<std::size_t>(column);
      const double room = static_cast<double>(room_[i]);
      if (room <= least || region_[i] < 0 || !allowed(region_[i])) continue;
      const Point at = centre_of(column, row);
      const double score = (room < enough ? room : enough) * 8 - distance(at, wish) * 0.1;
      if (score <= best_score) continue;
      best_score = score;
      least = best_score > 0 ? best_score / 8 : 0;
      best = Place{at, room, region_[i]};
    }
  }
  return best;
}

}  // namespace cartulary::docgen
