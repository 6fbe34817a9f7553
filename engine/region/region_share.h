// RegionShare: counts the ways to fill a few cells from a bag when the sides of every cell are
// known.
//
// Then only the limited copies couple the cells, and a sum over sets of cells counts exactly. For
// one code, let s(n) be the number of ways to give n cells designs of that code, none of them more
// often than it has copies. Choose joint weights w(n) such that s(n) is the sum, over all
// partitions of the n cells into blocks, of the product of w(size of the block): the logarithm of a
// generating function. For one block the weights of different codes add up, so one sum over
// partitions counts all codes together, in 3^n steps however many codes there are.
//
//   RegionShare share(copies);
//   share.fill({&north_cell, &south_cell});       // what can stand in each
//   share.ways();                                  // fillings of both
//   share.ways_beside(0, code)[2];                 // of the other, with a tile in the first
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/bag/hole_slot.h"

namespace cartulary {

inline constexpr std::size_t most_shared_cells = 8;

// A count modulo 2^128. Weights can be negative, but results never are, and they are less than (4 x
// designs)^8, so they come out right.
__extension__ using Ways = unsigned __int128;
// Returns `ways`, or 2^64 - 1 if it is more.
std::uint64_t capped(Ways ways);

// By code: the copies left of each of its designs, none of them 0.
using RegionCopies = std::array<std::vector<int>, code_count>;

// A code that fits a cell, the number of rotations in which it fits, and the distinct looks of
// these.
struct CodeChoice {
  CodeNumber code = 0;
  std::uint32_t turns = 0;
  std::vector<EdgeCode> looks;
};
using CodeChoices = std::vector<CodeChoice>;

// By number of copies of a design, where 8 stands for eight or more. [0] is meaningless.
using WaysByCopies = std::array<Ways, most_shared_cells + 1>;

class RegionShare {
 public:
  explicit RegionShare(const RegionCopies& copies);

  // Sets the cells. Leading cells that are the same as in the last call are not counted again, so
  // the objects pointed to must not change. REQUIRES: at most eight cells; only codes with copies
  // left, each once per cell.
  void fill(const std::vector<const CodeChoices*>& cells);

  // The number of ways to fill all cells.
  Ways ways() const;
  // The number of ways to fill the other cells while `cell` holds a tile of the code in one
  // rotation, by the copies of its design that were left before.
  WaysByCopies ways_beside(int cell, CodeNumber code) const;

 private:
  static constexpr std::size_t sets = std::size_t{1} << most_shared_cells;
  struct Row {
    unsigned cells = 0;                          // set of the cells where the code fits
    std::array<std::uint32_t, 8> turns{};        // by cell
    std::array<std::uint32_t, sets> turns_of{};  // by set of such cells: the product of their turns
  };
  // Sums modulo 2^64 or 2^128.
  template <class Count>
  struct Sums {
    std::array<std::array<Count, most_shared_cells + 1>, code_count> weights{};
    std::array<Count, sets> joint{}, ways{};  // by set of cells
  };

  bool within_64_bits() const;
  void set_row_cells(std::size_t first);
  template <class Count>
  void sum_up(Sums<Count>& sums, std::size_t first);
  template <class Count>
  WaysByCopies ways_beside(const Sums<Count>& sums, unsigned rest, const Row& row) const;

  std::array<std::uint64_t, code_count> designs_{};
  std::vector<const CodeChoices*> cells_;
  unsigned full_ = 0;
  std::vector<Row> rows_;  // by code
  // Most counts are below 2^64, and 64-bit sums are several times faster.
  bool wide_ = false;
  Sums<std::uint64_t> narrow_sums_;
  Sums<Ways> wide_sums_;
};

}  // namespace cartulary
