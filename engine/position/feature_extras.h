// What the tokens and the figures of nobody do to the features of a board: FeatureExtras from the
// list of figures, as board files and saved games have it.
//
//   FeatureExtras extras = extras_of(occupied, board, figures);    // extras.mage
#pragma once

#include <vector>

#include "engine/board/board.h"
#include "engine/position/feature_score.h"
#include "engine/position/position.h"

namespace cartulary {

// Mage, Witch and castle tokens stand on a segment, little buildings (little-tower, little-house,
// shed, each 1 point) on a tile. The fairy stands beside the followers on the place that `at`
// names; without it beside the only follower on its tile.
FeatureExtras extras_of(const OccupiedFeature& occupied, const Board& board,
                        const std::vector<PositionFigure>& figures);

// Whether the fairy stands on a tile with several followers and nothing tells beside which.
bool fairy_is_unclear(const PositionFigure& fairy, const std::vector<PositionFigure>& figures);

}  // namespace cartulary
