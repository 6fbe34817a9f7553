// RegionSolver: counts the fillings of a few cells from a bag, all at once and for each tile that
// can stand in one of them.
//
// The sides between the cells are given letters in every way that leaves each cell a tile; for
// one such lettering what is left is to share out copies (RegionShare). Eight cells have ten
// inner sides at most, so that there are 59,049 letterings, some hundred thousand where a river
// runs. Cells are numbered by the caller; tiles are told apart by edge code and copies left.
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
  // By cell: the sides of tiles laid around it.
  std::vector<HoleSlot> slots;
  // By cell and side: the number of the cell of the region there, or -1.
  std::vector<std::array<int, 4>> neighbours;
  RegionCopies copies;
};

// What a tile that stands in a cell leaves to the others.
struct RegionStand {
  EdgeCode sides;                 // as it lies
  int copies = 0;                 // of its design; eight or more are alike and told as eight
  std::uint64_t fillings = 0;     // of the others, never 0; 2^64 - 1 if there are more
  std::vector<CodeSet> standing;  // by cell: codes that stand there then; its own: none
};

struct RegionCount {
  std::uint64_t fillings = 0;                    // 2^64 - 1 if there are more
  std::vector<CodeSet> standing;                 // by cell: codes that stand in some filling
  std::vector<std::vector<RegionStand>> stands;  // by cell, sides, copies

  // How a tile stands in a cell; null if it does in no filling.
  const RegionStand* stand(std::size_t cell, EdgeCode sides, int copies) const;
};

// Nothing if it was stopped. REQUIRES: one to eight cells.
std::optional<RegionCount> count_fillings(const RegionQuestion& question,
                                          const StopCheck& stop = {});

}  // namespace cartulary
