// The features of a board and what each is worth.
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
  // Cells with a part of it, each once, by y, then x. Of cloisters and their kin the cell of
  // the building alone.
  std::vector<Cell> cells;
  // Tiles that it counts, each once: cells.size(); of cloisters and kin the building's tile
  // and those that lie around it (a castle's own tile is two).
  int tiles = 0;
  int pennants = 0;
  // Sides that wait for a neighbour, also where an illegal one lies; of cloisters and kin the
  // cells around it that are empty; of fields the sides at which it can grow.
  int open_sides = 0;
  std::optional<bool> complete;  // of all but fields
  FeatureFacts facts;            // what it scores by, as it stands
  // If the game ended now (of a complete feature: what it scored).
  int points_now = 0;
  std::vector<ScoreTerm> terms;  // they add up to points_now
  // If completed as it stands; absent for fields.
  std::optional<int> points_complete;
  std::vector<ScoreTerm> terms_complete;
  friend bool operator==(const Feature&, const Feature&) = default;
};

// Points are those of a player who has the majority. Only what lies on the tiles counts: no
// figures, tokens or trade goods. Of a monastery the points of a monk.
std::vector<Feature> features(const Board& board);

// The city, road or field that a node belongs to. REQUIRES: the node's kind is one of these.
Feature feature_of(const Board& board, Node node);

// How the group of the board's selection scores farms.
FarmScoring farm_scoring(const Board& board);

// The completed cities that a farm touches, each by one node, in no stated order but a lasting one.
// REQUIRES: the node's kind is field.
std::vector<Node> completed_cities(const Board& board, Node field);
// Whether any segment of a city, road or field has the mark.
bool has_mark(const Board& board, Node feature, SegmentMark mark);
// Whether a siege is in the city.
bool is_besieged(const Board& board, Node city);

// Works the points and terms of a feature out by its facts.
void score(Feature& feature, const Formulas& formulas);

}  // namespace cartulary
