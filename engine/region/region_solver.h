// RegionSolver: counts the fillings of a few cells from a bag, in total and for each tile that fits
// in one of them.
//
// It enumerates the letterings of the sides between the cells that leave each cell a tile; for one
// lettering, what remains is to share out copies (RegionShare). Eight cells have at most ten inner
// sides, so there are up to 59,049 letterings, or some hundred thousand with a river. The caller
// numbers the cells; tiles are told apart only by edge code and copies left.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/region/region_share.h"
#include "engine/text/stop_check.h"
#include "engine/tile/edge_code.h"

namespace cartulary {

struct RegionQuestion {
  // By cell: the sides of the placed tiles around it.
  std::vector<HoleSlot> slots;
  // By cell and side: the number of the neighbouring cell in the region, or -1.
  std::vector<std::array<int, 4>> neighbours;
  RegionCopies copies;
};

// What remains possible in the other cells once a tile is in one cell.
struct RegionStand {
  EdgeCode sides;                 // as rotated
  int copies = 0;                 // of its design; 8 means eight or more
  std::uint64_t fillings = 0;     // of the other cells, never 0; 2^64 - 1 if there are more
  std::vector<CodeSet> standing;  // by cell: codes then possible there; empty for the cell itself
};

struct RegionCount {
  std::uint64_t fillings = 0;                    // 2^64 - 1 if there are more
  std::vector<CodeSet> standing;                 // by cell: codes used there in some filling
  std::vector<std::vector<RegionStand>> stands;  // by cell, sides, copies

  // The entry for a tile in a cell; null if no filling has it there.
  const RegionStand* stand(std::size_t cell, EdgeCode sides, int copies) const;
};

// Returns nothing if it was stopped. REQUIRES: one to eight cells.
std::optional<RegionCount> count_fillings(const RegionQuestion& question,
                                          const StopCheck& stop = {});

}  // namespace cartulary
