// Dead patterns: the edge codes that no tile of a selection has, and the sets that have one.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/bag/bag.h"
#include "engine/bag/selection.h"
#include "engine/tile/catalog.h"
#include "engine/tile/edge_code.h"

namespace cartulary {

// A set that would open a code: its bag has `copies` tiles of it, in the edition that the
// selection gives it.
struct Opener {
  const TileSet* set = nullptr;
  int copies = 0;
};

struct DeadCode {
  EdgeCode code;
  std::vector<Opener> opened_by;  // listing order; empty: no known tile has this code
};

struct DeadAnswer {
  Selection selection;
  std::map<std::string, Edition> fallback;
  Rivers rivers = Rivers::Without;
  int codes = 0;               // 24 or 70
  int living = 0;              // codes that a tile of the bag has
  std::vector<DeadCode> dead;  // ascending
  std::vector<AnyPiece> any =
      {};  // beside the bag: a hole of a dead code is filled by one of these
};

Result<DeadAnswer> dead(const Catalog& catalog, const Selection& selection, Rivers rivers);

}  // namespace cartulary
