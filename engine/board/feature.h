// The features of a board (cities, roads, fields, cloisters and so on), with the points that each
// is worth without regard to figures. position/occupied_feature.h adds the figures.
//
//   for (const Feature& feature : features(board)) ...     // by kind, then first cell
#pragma once

#include <optional>
#include <vector>

#include "engine/board/board.h"
#include "engine/scoring/facts.h"
#include "engine/scoring/farms.h"
#include "engine/scoring/feature_kind.h"
#include "engine/scoring/formulas.h"

namespace cartulary {

struct Feature {
  FeatureKind kind = FeatureKind::City;
  // Cells with a part of it, each once, by y, then x. For cloisters and other buildings, only the
  // building's own cells.
  std::vector<Cell> cells;
  // Tiles that it counts, each once: cells.size(); for buildings, the building's own tile and those
  // around it (a castle's own tile counts as two).
  int tiles = 0;
  int pennants = 0;
  // Sides without a matching neighbour, including those next to an illegal one; for buildings, the
  // empty cells around them; for fields, the sides at which they can grow.
  int open_sides = 0;
  std::optional<bool> complete;  // absent for fields
  FeatureFacts facts;            // its current facts, from which it is scored
  // Points if the game ended now (for a complete feature: what it scored).
  int points_now = 0;
  std::vector<ScoreTerm> terms;  // their sum is points_now
  // Points if it were completed as it is now; absent for fields.
  std::optional<int> points_complete;
  std::vector<ScoreTerm> terms_complete;
  friend bool operator==(const Feature&, const Feature&) = default;
};

// Points are those of a player with the majority; for a monastery, those of a monk. Only the tiles
// count: no figures, tokens or trade goods. Ordered by kind, then first cell.
std::vector<Feature> features(const Board& board);

// The city, road or field that a node belongs to. REQUIRES: the node is of one of these kinds.
Feature feature_of(const Board& board, Node node);

// The farm scoring that the board's selection chooses.
FarmScoring farm_scoring(const Board& board);

// The completed cities that a farm touches, one node for each, in an unspecified but stable order.
// REQUIRES: the node's kind is field.
std::vector<Node> completed_cities(const Board& board, Node field);
// Whether any segment of the city, road or field has the mark.
bool has_mark(const Board& board, Node feature, SegmentMark mark);
// Whether the city contains a siege.
bool is_besieged(const Board& board, Node city);

// Computes the points and terms of a feature from its facts.
void score(Feature& feature, const Formulas& formulas);

}  // namespace cartulary
