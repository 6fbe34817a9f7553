// A board told again from its placements alone, by plain search: what the kept state must equal.
// Squares only. Written without the slots, layouts and forests of the engine.
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

// A farmer, or a pig, on a segment of the piece laid as number `piece`.
struct BruteFarmer {
  std::string player;
  int piece = 0;
  int segment = 0;
  int strength = 1;  // 0 of a pig
};

class BruteBoard {
 public:
  BruteBoard(const BoardKit& kit, std::vector<Placement> placements);
  explicit BruteBoard(const Board& board);

  std::map<Cell, BruteHole> holes() const;
  // By sides, river rules included; the first piece may lie anywhere.
  bool legal(const Placement& placement) const;
  // Cities, roads and fields by flood fill, each as one line that tells kind, cells, pennants,
  // open sides and, of fields, how many completed cities it touches. Sorted.
  std::vector<std::string> features() const;
  // What farmers bring by the first, second or third way to score farms, who scores nothing left
  // out. As the rules tell it: city by city, or farm by farm with a list of what was scored.
  std::map<std::string, int> farm_scores(const std::vector<BruteFarmer>& farmers, int way) const;

 private:
  using Part = std::pair<int, int>;  // placement, segment
  std::string side(const Placement& placement, int side) const;
  const Placement* at(Cell cell) const;
  bool river_allows(const Placement& placement) const;
  std::vector<std::vector<Part>> floods() const;
  struct Farm {
    std::set<std::size_t> cities;  // completed, as numbers of floods
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

// The engine's features in the same lines.
std::vector<std::string> feature_lines(const Board& board);

}  // namespace cartulary::test
