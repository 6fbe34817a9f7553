// Buildings: features that count the tiles around them, which are cloisters and their kin, gardens,
// abbeys and castles.
//
//   for (const Feature& building : buildings_on(board, piece)) ... building.points_now
#pragma once

#include <optional>
#include <vector>

#include "engine/board/board.h"
#include "engine/board/feature.h"

namespace cartulary {

// What a segment of a monastic kind is as a feature. REQUIRES: is_monastic(kind).
FeatureKind building_kind(SegmentKind kind);

// Which challenges which (CAR 7.4, "Heretics and shrines"): cloister and shrine each other.
std::optional<FeatureKind> rival_of(FeatureKind kind);

// The buildings on one piece of the board, by kind.
std::vector<Feature> buildings_on(const Board& board, int piece);

}  // namespace cartulary
