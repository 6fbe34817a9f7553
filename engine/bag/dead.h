// Dead codes: the edge codes that no tile in the bag of a selection has. Only a piece that fits
// anything can fill a hole whose four sides show such a code. For each code, the answer names the
// sets that have a tile with it.
//
//   Result<DeadAnswer> answer = dead(catalog, selection, Rivers::Without);
//   for (const DeadCode& each : answer->dead) ... each.code, each.opened_by ...
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/bag/bag.h"
#include "engine/bag/selection.h"
#include "engine/tile/catalog.h"
#include "engine/tile/edge_code.h"

namespace cartulary {

// A set with tiles of a dead code: its bag has `copies` of them, in the edition that the selection
// gives the set.
struct Opener {
  const TileSet* set = nullptr;
  int copies = 0;
};

struct DeadCode {
  EdgeCode code;
  std::vector<Opener> opened_by;  // in listing order; empty: no known tile has this code
};

struct DeadAnswer {
  Selection selection;
  std::map<std::string, Edition> fallback;
  Rivers rivers = Rivers::Without;
  int codes = 0;                   // 24 or 70
  int living = 0;                  // codes that some tile of the bag has
  std::vector<DeadCode> dead;      // ascending
  std::vector<AnyPiece> any = {};  // outside the bag; one of these fills a hole of a dead code
};

Result<DeadAnswer> dead(const Catalog& catalog, const Selection& selection, Rivers rivers);

}  // namespace cartulary
