#include "engine/region/region_share.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "engine/text/contract.h"

namespace cartulary {

namespace {

constexpr std::size_t terms = most_shared_cells + 1;
// Coefficients of x^n / n!.
using Series = std::array<Ways, terms>;

constexpr auto choose = [] {
  std::array<std::array<std::uint32_t, terms>, terms> table{};
  for (std::size_t n = 0; n < terms; ++n)
    for (std::size_t k = 0; k <= n; ++k)
      table[n][k] = k == 0 || k == n ? 1 : table[n - 1][k - 1] + table[n - 1][k];
  return table;
}();

// One way to fill n cells from one design while its copies last.
constexpr Series of_design(std::size_t copies) {
  Series series{};
  for (std::size_t n = 0; n < terms && n <= copies; ++n) series[n] = 1;
  return series;
}

constexpr Series product(const Series& a, const Series& b) {
  Series made{};
  for (std::size_t n = 0; n < terms; ++n)
    for (std::size_t k = 0; k <= n; ++k) made[n] += choose[n][k] * a[k] * b[n - k];
  return made;
}

// REQUIRES: a[0] == 1, as below.
constexpr Series logarithm(const Series& a) {
  CARTULARY_REQUIRES(a[0] == 1);
  Series made{};
  for (std::size_t n = 1; n < terms; ++n) {
    made[n] = a[n];
    for (std::size_t k = 1; k < n; ++k) made[n] -= choose[n - 1][k - 1] * made[k] * a[n - k];
  }
  return made;
}

constexpr Series quotient(const Series& a, const Series& b) {
  Series made{};
  for (std::size_t n = 0; n < terms; ++n) {
    made[n] = a[n];
    for (std::size_t k = 1; k <= n; ++k) made[n] -= choose[n][k] * b[k] * made[n - k];
  }
  return made;
}

// By copies of a design: what takes all its fillings to those with one copy less.
constexpr auto one_less = [] {
  std::array<Series, terms> table{};
  for (std::size_t copies = 1; copies < terms; ++copies)
    table[copies] = quotient(of_design(copies - 1), of_design(copies));
  return table;
}();

std::size_t size_of(unsigned set) {
  return static_cast<std::size_t>(std::popcount(set));
}

}  // namespace

std::uint64_t capped(Ways ways) {
  constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
  return ways > most ? most : static_cast<std::uint64_t>(ways);
}

RegionShare::RegionShare(const RegionCopies& copies) : rows_(code_count) {
  for (std::size_t code = 0; code < code_count; ++code) {
    Series all = of_design(0);
    for (const int left : copies[code])
      all = product(all, of_design(static_cast<std::size_t>(std::max(left, 0))));
    weights_[code] = logarithm(all);
  }
}

void RegionShare::fill(const std::vector<const CodeChoices*>& cells) {
  CARTULARY_REQUIRES(cells.size() <= 8);
  full_ = (1U << cells.size()) - 1;
  for (Row& row : rows_) row.cells = 0;
  for (std::size_t cell = 0; cell < cells.size(); ++cell)
    for (const CodeChoice& choice : *cells[cell]) {
      rows_[choice.code].cells |= 1U << cell;
      rows_[choice.code].turns[cell] = choice.turns;
    }
  joint_ = {};
  for (std::size_t code = 0; code < code_count; ++code) {
    Row& row = rows_[code];
    row.turns_of[0] = 1;
    // Ascending, so that the set without its lowest cell is known.
    for (unsigned set = (0U - row.cells) & row.cells; set != 0;
         set = (set - row.cells) & row.cells) {
      const auto lowest = static_cast<std::size_t>(std::countr_zero(set));
      row.turns_of[set] = row.turns_of[set & (set - 1)] * row.turns[lowest];
      joint_[set] += weights_[code][size_of(set)] * row.turns_of[set];
    }
  }
  // The block of the lowest cell, and partitions of the rest.
  ways_[0] = 1;
  for (unsigned set = 1; set <= full_; ++set) {
    const unsigned others = set & (set - 1), lowest = set ^ others;
    Ways sum = joint_[lowest] * ways_[others];
    for (unsigned with = others; with != 0; with = (with - 1) & others)
      if (joint_[lowest | with] != 0) sum += joint_[lowest | with] * ways_[others ^ with];
    ways_[set] = sum;
  }
}

Ways RegionShare::ways_beside(int cell, CodeNumber code, int copies) const {
  const unsigned rest = full_ & ~(1U << static_cast<unsigned>(cell));
  Ways sum = ways_[rest];
  const auto left = static_cast<std::size_t>(copies);
  if (left >= terms) return sum;
  const Row& row = rows_[code];
  // Fewer cells than copies are filled as before.
  for (unsigned own = row.cells & rest; own != 0; own = (own - 1) & row.cells & rest)
    if (size_of(own) >= left)
      sum += one_less[left][size_of(own)] * row.turns_of[own] * ways_[rest ^ own];
  return sum;
}

}  // namespace cartulary
