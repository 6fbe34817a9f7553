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

// There is one way to fill n cells from one design while its copies last.
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

// REQUIRES: a[0] == 1. The other series here have this property too.
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

// By copies of a design: the factor that turns the series of all fillings into that with one copy
// less.
constexpr auto one_less = [] {
  std::array<Series, terms> table{};
  for (std::size_t copies = 1; copies < terms; ++copies)
    table[copies] = quotient(of_design(copies - 1), of_design(copies));
  return table;
}();

// Number of members of each set of cells. A table, since baseline processors lack such an
// instruction.
constexpr auto sizes = [] {
  std::array<std::uint8_t, std::size_t{1} << most_shared_cells> table{};
  for (unsigned set = 0; set < table.size(); ++set)
    table[set] = static_cast<std::uint8_t>(std::popcount(set));
  return table;
}();

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
    designs_[code] = copies[code].size();
    wide_sums_.weights[code] = logarithm(all);
    for (std::size_t n = 0; n < terms; ++n)
      narrow_sums_.weights[code][n] = static_cast<std::uint64_t>(wide_sums_.weights[code][n]);
  }
}

void RegionShare::fill(const std::vector<const CodeChoices*>& cells) {
  CARTULARY_REQUIRES(cells.size() <= most_shared_cells);
  const auto same = std::mismatch(cells.begin(), cells.end(), cells_.begin(), cells_.end()).first;
  cells_ = cells;
  full_ = (1U << cells.size()) - 1;
  const bool wide = !within_64_bits();
  // The sums of the other width are outdated, so they are computed from the first cell.
  const std::size_t first =
      wide == wide_ ? static_cast<std::size_t>(same - cells.begin()) : std::size_t{0};
  wide_ = wide;
  set_row_cells(first);
  wide ? sum_up(wide_sums_, first) : sum_up(narrow_sums_, first);
}

// Whether every count is below 2^64, however many copies each design has.
bool RegionShare::within_64_bits() const {
  std::uint64_t most = 1;
  for (const CodeChoices* choices : cells_) {
    std::uint64_t of_cell = 0;
    for (const CodeChoice& choice : *choices) of_cell += choice.turns * designs_[choice.code];
    // If nothing fits a cell, there are still counts for the sets without it.
    if (__builtin_mul_overflow(most, std::max<std::uint64_t>(of_cell, 1), &most)) return false;
  }
  return true;
}

// Updates where each code fits, from cell `first` on.
void RegionShare::set_row_cells(std::size_t first) {
  for (Row& row : rows_) row.cells &= (1U << first) - 1;
  for (std::size_t cell = first; cell < cells_.size(); ++cell)
    for (const CodeChoice& choice : *cells_[cell]) {
      rows_[choice.code].cells |= 1U << cell;
      rows_[choice.code].turns[cell] = choice.turns;
    }
}

// Recomputes all sets with a member from cell `first` on; the others are unchanged.
template <class Count>
void RegionShare::sum_up(Sums<Count>& sums, std::size_t first) {
  const unsigned from = 1U << first;
  std::fill(sums.joint.begin() + static_cast<std::ptrdiff_t>(from), sums.joint.end(), Count{0});
  for (std::size_t code = 0; code < code_count; ++code) {
    Row& row = rows_[code];
    const unsigned late = row.cells & ~(from - 1);
    row.turns_of[0] = 1;
    // Ascending, so that the entry for the set without its lowest cell is already known.
    for (unsigned set = late & (0U - late); set != 0; set = (set - row.cells) & row.cells) {
      const auto lowest = static_cast<std::size_t>(std::countr_zero(set));
      row.turns_of[set] = row.turns_of[set & (set - 1)] * row.turns[lowest];
      sums.joint[set] += sums.weights[code][sizes[set]] * row.turns_of[set];
    }
  }
  // Sums over the block that contains the lowest cell, and the partitions of the rest.
  sums.ways[0] = 1;
  for (unsigned set = from; set <= full_; ++set) {
    const unsigned others = set & (set - 1), lowest = set ^ others;
    Count sum = sums.joint[lowest] * sums.ways[others];
    for (unsigned with = others; with != 0; with = (with - 1) & others)
      sum += sums.joint[lowest | with] * sums.ways[others ^ with];
    sums.ways[set] = sum;
  }
}

Ways RegionShare::ways() const {
  return wide_ ? wide_sums_.ways[full_] : narrow_sums_.ways[full_];
}

WaysByCopies RegionShare::ways_beside(int cell, CodeNumber code) const {
  const unsigned rest = full_ & ~(1U << static_cast<unsigned>(cell));
  return wide_ ? ways_beside(wide_sums_, rest, rows_[code])
               : ways_beside(narrow_sums_, rest, rows_[code]);
}

template <class Count>
WaysByCopies RegionShare::ways_beside(const Sums<Count>& sums, unsigned rest,
                                      const Row& row) const {
  // By size of a set of other cells that hold the code: the ways to rotate these and fill the rest.
  std::array<Count, terms> ways_of{};
  for (unsigned own = row.cells & rest; own != 0; own = (own - 1) & row.cells & rest)
    ways_of[sizes[own]] += row.turns_of[own] * sums.ways[rest ^ own];
  WaysByCopies ways;
  ways.fill(sums.ways[rest]);
  for (std::size_t left = 1; left < terms - 1; ++left) {
    // Fillings with fewer such cells than copies left are not affected.
    Count sum = sums.ways[rest];
    for (std::size_t size = left; size < terms; ++size)
      sum += static_cast<Count>(one_less[left][size]) * ways_of[size];
    ways[left] = sum;
  }
  return ways;
}

}  // namespace cartulary
