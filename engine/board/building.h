// Buildings: the features that count the tiles around them: cloisters and other monastic buildings,
// gardens, abbeys and castles.
//
//   for (const Feature& building : buildings_on(board, piece)) ... building.points_now
#pragma once

#include <optional>
#include <vector>

#include "engine/board/board.h"
#include "engine/board/feature.h"

namespace cartulary {

// The feature kind of a monastic segment. REQUIRES: is_monastic(kind).
FeatureKind building_kind(SegmentKind kind);

// The kind that this one challenges (CAR 7.4, "Heretics and shrines"): cloisters and shrines
// challenge each other.
std::optional<FeatureKind> rival_of(FeatureKind kind);

// The buildings on one piece of the board: first its segments, then its symbols.
std::vector<Feature> buildings_on(const Board& board, int piece);

}  // namespace cartulary
