// The suite for engines: cases by which another program that knows Carcassonne can be checked.
//
// Each case is a board with what is right on it, as one line of JSON: the positions of the content
// in all four turns, and boards laid by lot (the same ones each time) from the sets whose rules the
// referee knows, with where the next tile may lie and where a follower may stand. Every case names
// the rules that it follows from. docs/for-engines.md describes the lines.
//
//   const std::string lines = suite_cases(library);
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/position/position.h"
#include "tiledb/library/library.h"

namespace cartulary::docgen {

// The position turned clockwise by quarters, 0 to 3, without texts that speak of directions.
// REQUIRES: can_turn(position).
Position turned_position(const Position& position, const Catalog& catalog, int quarters);
// Whether all its tiles are squares.
bool can_turn(const Position& position, const Catalog& catalog);

// A board by lot, and what may follow on it.
struct LotCase {
  Position position;
  std::string drawn;  // id of the tile in hand
  struct Place {
    Cell cell;
    std::vector<int> rotations;  // in degrees
  };
  std::vector<Place> placements;    // where it may lie, by y, then x
  std::vector<std::string> places;  // where a follower may stand on the last tile, as stored
};
// At most `each` boards of the base game with each further set.
std::vector<LotCase> lot_cases(const tiledb::Library& data, int each);

// All cases, a line each.
std::string suite_cases(const tiledb::Library& data);

}  // namespace cartulary::docgen
