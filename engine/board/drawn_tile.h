// A tile that was drawn: every place where it may lie and what it does there, so that places and
// turns can be compared.
//
// Chances before and after are both without the drawn tile in the bag.
#pragma once

#include <optional>
#include <vector>

#include "engine/board/board.h"
#include "engine/board/feature.h"
#include "engine/board/hole.h"
#include "engine/text/stop_check.h"

namespace cartulary {

// A feature by its kind and, of its cells, the first.
struct FeatureName {
  FeatureKind kind = FeatureKind::City;
  Cell cell;
  friend bool operator==(const FeatureName&, const FeatureName&) = default;
};

// A feature that the placement completes, with what it then scores.
struct Completed {
  FeatureName feature;
  int tiles = 0;
  int points = 0;
  friend bool operator==(const Completed&, const Completed&) = default;
};

// Features of before, two or more, that the placement makes one.
struct Joined {
  FeatureKind kind = FeatureKind::City;
  std::vector<FeatureName> features;
  friend bool operator==(const Joined&, const Joined&) = default;
};

struct TouchedHole {
  Cell cell;
  Pattern pattern;                   // after
  std::optional<int> copies_before;  // absent: the hole is new
  int copies_after = 0;
  std::optional<HoleChance> before;
  HoleChance after;
  int any_after = 0;  // copies of pieces that fit anything and may lie there then
  bool killed() const {
    return copies_before.value_or(0) > 0 && hole_state(copies_after, any_after) == HoleState::Dead;
  }
};

struct DrawnPlacement {
  Placement placement;
  std::vector<Completed> completes;
  std::vector<Joined> joins;
  std::vector<Cell> opens;           // cells that become holes
  std::vector<Cell> kills;           // holes of which nothing fits any more, all over the board
  std::vector<TouchedHole> touched;  // by y, then x
};

struct DrawnAnswer {
  const Tile* tile = nullptr;
  int bag = 0;                             // tiles left without it
  std::vector<DrawnPlacement> placements;  // by cell, then rotation
};

// The drawn tile need not be in the bag. The board is tried upon and left as it was. Once it is
// stopped, no further placement is tried.
DrawnAnswer drawn_tile(Board& board, const Tile& tile, const OddsQuestion& question,
                       const StopCheck& stop = {});

}  // namespace cartulary
