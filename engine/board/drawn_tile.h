// Evaluates a drawn tile: every legal placement and its effects, so that places and rotations can
// be compared.
//
// Chances before and after the placement are both computed without the drawn tile in the bag.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "engine/board/board.h"
#include "engine/board/feature.h"
#include "engine/board/hole.h"
#include "engine/text/stop_check.h"

namespace cartulary {

// Identifies a feature by its kind and its first cell.
struct FeatureName {
  FeatureKind kind = FeatureKind::City;
  Cell cell;
  friend bool operator==(const FeatureName&, const FeatureName&) = default;
};

// A feature that the placement completes, and the points that it then scores.
struct Completed {
  FeatureName feature;
  int tiles = 0;
  int points = 0;
  friend bool operator==(const Completed&, const Completed&) = default;
};

// Two or more existing features that the placement merges into one.
struct Joined {
  FeatureKind kind = FeatureKind::City;
  std::vector<FeatureName> features;
  friend bool operator==(const Joined&, const Joined&) = default;
};

struct TouchedHole {
  Cell cell;
  Pattern pattern;                   // after the placement
  std::optional<int> copies_before;  // absent: the hole is new
  int copies_after = 0;
  std::optional<HoleChance> before;
  HoleChance after;
  int any_after = 0;  // copies of pieces that fit any side and may then be placed there
  bool killed() const {
    return copies_before.value_or(0) > 0 && hole_state(copies_after, any_after) == HoleState::Dead;
  }
};

struct DrawnPlacement {
  Placement placement;
  std::vector<Completed> completes;
  std::vector<Joined> joins;
  std::vector<Cell> opens;           // cells that become holes
  std::vector<Cell> kills;           // neighbouring holes that nothing fits any more
  std::vector<TouchedHole> touched;  // neighbouring holes, by y, then x
};

struct DrawnAnswer {
  const Tile* tile = nullptr;
  int bag = 0;                             // tiles left, without the drawn one
  std::vector<DrawnPlacement> placements;  // by cell, then rotation
};

// Scores a completed feature again, with what stands on it: the Mage makes each of its tiles worth
// more. `node`: a part of it, none for a building.
using ScoreAgain = std::function<void(const Board&, std::optional<Node> node, Feature&)>;

// The drawn tile need not be in the bag. Placements are tried on `board`, which is restored. When
// `stop` asks for it, the remaining placements are skipped. Without `score_again` the points are
// those of the land alone.
DrawnAnswer drawn_tile(Board& board, const Tile& tile, const OddsQuestion& question,
                       const StopCheck& stop = {}, const ScoreAgain& score_again = {});

}  // namespace cartulary
