// CodeMatching: which edge codes can be in a few cells at the same time while copies last.
//
// Each cell takes one of its codes, and each code fills at most as many cells as it has copies.
// This is a matching: one is found first, then changed along alternating paths.
//
//   CodeMatching matching(copies, cells);
//   matching.beside(0, code);      // by cell: the codes that the others can take then; empty sets
//                                  // if the others cannot all be filled
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "engine/bag/hole_slot.h"

namespace cartulary {

class CodeMatching {
 public:
  // `copies`: by code, for all designs together. `cells`: the codes of each cell, each with a copy
  // left. `cells` must outlive this object.
  CodeMatching(const std::array<int, code_count>& copies, const std::vector<CodeSet>& cells)
      : left_(copies), cells_(cells) {}

  // Assumes that `cell` takes one copy of `code`. Returns, by cell, the codes that the cell can
  // have in some filling of all the others. The set of `cell` itself is empty.
  std::vector<CodeSet> beside(std::size_t cell, CodeNumber code);

 private:
  bool place(std::size_t cell, CodeSet& tried);
  CodeSet takers(std::size_t without) const;

  std::array<int, code_count> left_;
  const std::vector<CodeSet>& cells_;
  std::vector<int> code_of_;  // by cell, -1: none
};

}  // namespace cartulary
