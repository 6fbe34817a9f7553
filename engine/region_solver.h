// RegionSolver: counts the fillings of a few cells from a bag.
//
// The sides between the cells are given letters in every way that leaves each cell a tile; for
// one such lettering what is left is to share out copies, which a sum over sets of cells does
// exactly. Cells are numbered by the caller; tiles are told apart by edge code only, with the
// copies left of each design of a code.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/hole_slot.h"

namespace cartulary {

// Sums and products that stop at the greatest number.
std::uint64_t capped_sum(std::uint64_t a, std::uint64_t b);
std::uint64_t capped_product(std::uint64_t a, std::uint64_t b);

struct RegionQuestion {
  // By cell: the sides of tiles laid around it.
  std::vector<HoleSlot> slots;
  // By cell and side: the number of the cell of the region there, or -1.
  std::vector<std::array<int, 4>> neighbours;
  // By code: copies left of each of its designs, none of them 0.
  std::array<std::vector<int>, code_count> copies;
};

struct RegionCount {
  std::uint64_t fillings = 0;     // 2^64 - 1 if there are more
  std::uint64_t letterings = 0;   // that were looked at, a measure of the work
  std::vector<CodeSet> standing;  // by cell: codes that stand there in some filling
};

RegionCount count_fillings(const RegionQuestion& question);

}  // namespace cartulary
