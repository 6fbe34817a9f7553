#include "engine/bag/code_matching.h"

#include <algorithm>

namespace cartulary {

std::vector<CodeSet> CodeMatching::beside(std::size_t cell, CodeNumber code) {
  std::vector<CodeSet> standing(cells_.size());
  const auto before = left_;
  code_of_.assign(cells_.size(), -1);
  --left_[code];
  bool filled = true;
  for (std::size_t i = 0; i < cells_.size() && filled; ++i) {
    CodeSet tried;
    filled = i == cell || place(i, tried);
  }
  for (std::size_t i = 0; i < cells_.size() && filled; ++i)
    if (i != cell) standing[i] = cells_[i] & takers(i);
  left_ = before;
  return standing;
}

// Gives the cell a code. If necessary, another cell gives up this code for a different one.
bool CodeMatching::place(std::size_t cell, CodeSet& tried) {
  bool placed = false;
  for_each_code(cells_[cell], [&](CodeNumber code) {
    if (placed || tried.contains(code)) return;
    tried.add(code);
    if (left_[code] > 0) {
      --left_[code];
      placed = true;
    }
    for (std::size_t other = 0; other < cells_.size() && !placed; ++other)
      if (code_of_[other] == code) placed = place(other, tried);
    if (placed) code_of_[cell] = code;
  });
  return placed;
}

// The codes that can take one more cell while `without` is empty: those with a copy to spare, and
// those with a cell that can change to such a code.
CodeSet CodeMatching::takers(std::size_t without) const {
  CodeSet takers;
  for (CodeNumber code = 0; code < code_count; ++code)
    if (left_[code] > 0 || code_of_[without] == code) takers.add(code);
  for (bool more = true; more;) {
    more = false;
    for (std::size_t cell = 0; cell < cells_.size(); ++cell) {
      if (cell == without || code_of_[cell] < 0) continue;
      const auto own = static_cast<CodeNumber>(code_of_[cell]);
      if (takers.contains(own) || (cells_[cell] & takers).empty()) continue;
      takers.add(own);
      more = true;
    }
  }
  return takers;
}

}  // namespace cartulary
