// RegionShare: in how many ways a bag fills a few cells whose sides are settled.
//
// Then only the copies couple the cells, and a sum over sets of cells counts exactly. For one
// code let s(n) be the number of ways to give n cells designs of that code, none of them more
// often than it has copies, and let the joint weights w(n) be such that s(n) is the sum, over
// all partitions of the n cells into blocks, of the products of w(size of the block): the
// logarithm of a generating function. Weights of different codes for the same block add up, so
// that one sum over partitions counts all codes together: 3^n steps however many codes there are.
//
//   RegionShare share(bag);
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

// Counts modulo 2^128: weights are negative now and then, results never, and these are less than
// (4 x designs)^8, so that they come out right.
__extension__ using Ways = unsigned __int128;
// 2^64 - 1 if there are more.
std::uint64_t capped(Ways ways);

// By code: copies left of each of its designs, none of them 0.
using RegionCopies = std::array<std::vector<int>, code_count>;

// A code that can stand in a cell, the number of turns that it has there, and what these look
// like, each once.
struct CodeChoice {
  CodeNumber code = 0;
  std::uint32_t turns = 0;
  std::vector<EdgeCode> looks;
};
using CodeChoices = std::vector<CodeChoice>;

// By copies of a design, of which eight or more are alike; [0] means nothing.
using WaysByCopies = std::array<Ways, most_shared_cells + 1>;

class RegionShare {
 public:
  explicit RegionShare(const RegionCopies& copies);

  // Sets the cells. Those at the front that are the same as in the last call are not counted
  // anew, so what is pointed to must stay as it is. REQUIRES: at most eight; codes with copies
  // left, each once a cell.
  void fill(const std::vector<const CodeChoices*>& cells);

  // Ways to fill all cells.
  Ways ways() const;
  // Ways to fill the others while one tile of the code stands in a cell in one turn, by the copies
  // that were left of its design before.
  WaysByCopies ways_beside(int cell, CodeNumber code) const;

 private:
  static constexpr std::size_t sets = std::size_t{1} << most_shared_cells;
  struct Row {
    unsigned cells = 0;                          // where the code fits
    std::array<std::uint32_t, 8> turns{};        // by cell
    std::array<std::uint32_t, sets> turns_of{};  // by set of such cells: the product
  };
  // Counts modulo 2^64 or 2^128.
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
  // Most counts are below 2^64, and then several times faster found.
  bool wide_ = false;
  Sums<std::uint64_t> narrow_sums_;
  Sums<Ways> wide_sums_;
};

}  // namespace cartulary
