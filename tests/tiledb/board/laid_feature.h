// A feature that a question tells in words, laid of real tiles in a regular shape: a road or city
// in a line with ends, with its last side open where it is not complete; a farm as a strip under
// cities of two tiles; a building in the ring of tiles around it.
//
//   const LaidFeature laid = lay_feature(catalog, question);      // city tiles=3 complete red
//   laid.tiles[1].tile->id;                                       // "BA-08"
//
// Tiles point into the catalog.
#pragma once

#include <string>
#include <vector>

#include "engine/board/placement.h"
#include "engine/guide/score_question.h"
#include "engine/tile/catalog.h"

namespace cartulary::test {

// Where a figure stands, as our own boards and as saved games say it.
struct LaidPlace {
  Cell cell;
  std::string at;        // "city N", by the tile as stored; empty: on the tile
  std::string feature;   // "City"
  std::string location;  // "E", as the tile lies
};

struct LaidFigure {
  std::string player;  // empty: nobody's
  std::string figure;  // "large-follower", "mage", "shed", "castle-token"
  LaidPlace place;
  bool before = false;  // stands there before the last tile is laid
};

struct LaidFeature {
  std::vector<Placement> tiles;  // in their order
  std::vector<LaidFigure> figures;
  std::string not_laid;  // why no tiles show it; empty where they do
  std::string not_own;   // why a board that is no game cannot tell it
};

// REQUIRES: the question has figures, of five players at most.
LaidFeature lay_feature(const Catalog& catalog, const ScoreQuestion& question);

}  // namespace cartulary::test
