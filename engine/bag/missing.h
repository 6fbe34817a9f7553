// What a counted box lacks or has too many of.
//
// A count is lines "cfrf 3" or "IC-07 1"; `#` begins a comment. Counted by edge code, a code
// stands for all its tiles together; counted by tile, for that tile. A code or tile that is
// not mentioned counts as 0, but only within the kind of line used for it: where there are
// lines with codes, every code is compared but those that a line with a tile speaks of; where
// there are lines with tiles (or no lines at all), every tile that no code covers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/bag/selection.h"
#include "engine/tile/catalog.h"

namespace cartulary {

struct MissingRow {
  std::string name;  // edge code or tile id
  int expected = 0;
  int counted = 0;
  std::vector<const Tile*> tiles;  // the designs that the row speaks of
  int difference() const { return counted - expected; }
};

struct MissingAnswer {
  const TileSet* set = nullptr;
  Edition edition = Edition::C1;
  int expected = 0;
  int counted = 0;
  std::vector<MissingRow> missing;  // counted < expected
  std::vector<MissingRow> surplus;  // counted > expected
  bool complete() const { return missing.empty() && surplus.empty(); }
};

// `where` names the text in errors ("counts.txt:3"): a line that is no count, a number not
// 0..999, an unknown tile (with suggestion), a tile of another set, a name twice, a tile and
// its edge code both counted, more than 64 KiB. Boxes are compared with all sets that they
// contain in whole. Edge codes may be written in any turn.
Result<MissingAnswer> missing(const Catalog& catalog, const TileSet& set, Edition edition,
                              std::string_view text, std::string_view where);

}  // namespace cartulary
