// BruteBoard recomputes a board from its placements by plain search; the engine's incremental state
// must equal the result. Squares only. Written without the engine's slots, layouts and forests.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/board/board.h"
#include "engine/board/feature.h"

namespace cartulary::test {

struct BruteFit {
  std::string tile;
  int copies = 0;
  std::vector<int> rotations;  // degrees
  friend bool operator==(const BruteFit&, const BruteFit&) = default;
};

struct BruteHole {
  std::string pattern;
  int sides = 0;
  int copies = 0;
  std::vector<BruteFit> tiles;
  friend bool operator==(const BruteHole&, const BruteHole&) = default;
};

// A farmer or a pig on a segment of piece number `piece`, in the order of laying.
struct BruteFarmer {
  std::string player;
  int piece = 0;
  int segment = 0;
  int strength = 1;  // 0 for a pig
};

class BruteBoard {
 public:
  BruteBoard(const BoardKit& kit, std::vector<Placement> placements);
  explicit BruteBoard(const Board& board);

  std::map<Cell, BruteHole> holes() const;
  // Whether a placement matches its neighbours' sides and the river rules. The first piece may lie
  // anywhere.
  bool legal(const Placement& placement) const;
  // Cities, roads and fields, found by flood fill. Each is one line with kind, cells, pennants,
  // open sides and, for fields, the number of completed cities they touch. Sorted.
  std::vector<std::string> features() const;
  // The points of farmers by the first, second or third way to score farms; players without points
  // are left out. Computed as the rules describe it: city by city, or farm by farm with a list of
  // what was scored.
  std::map<std::string, int> farm_scores(const std::vector<BruteFarmer>& farmers, int way) const;

 private:
  using Part = std::pair<int, int>;  // placement, segment
  std::string side(const Placement& placement, int side) const;
  const Placement* at(Cell cell) const;
  bool river_allows(const Placement& placement) const;
  std::vector<std::vector<Part>> floods() const;
  struct Farm {
    std::set<std::size_t> cities;  // completed cities, as indexes into floods()
    std::map<std::string, int> strength;
    std::set<std::string> pigs;
    bool herd = false;
  };
  std::vector<Farm> farms(const std::vector<BruteFarmer>& farmers) const;
  std::set<Part> neighbours(Part part) const;
  int open_sides(const std::vector<Part>& flood) const;
  const Segment& segment_of(Part part) const;
  bool besieged(const std::vector<Part>& flood) const;
  int left(const Tile& tile) const;

  const BoardKit& kit_;
  std::vector<Placement> placements_;
  std::map<Cell, int> by_cell_;
};

// The engine's features in the format of BruteBoard::features().
std::vector<std::string> feature_lines(const Board& board);

}  // namespace cartulary::test
