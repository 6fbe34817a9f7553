// CodeMatching: which edge codes can stand together in a few cells while copies last.
//
// Each cell takes one of its codes, each code fills at most as many cells as it has copies: a
// matching, kept as it was found and mended along alternating paths.
//
//   CodeMatching matching(copies, cells);
//   matching.beside(0, code);      // by cell: what the others can take then; empty sets if the
//                                  // others cannot be filled at all
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "engine/bag/hole_slot.h"

namespace cartulary {

class CodeMatching {
 public:
  // Copies by code, all designs together; codes by cell, each with a copy left. Both must outlive
  // it.
  CodeMatching(const std::array<int, code_count>& copies, const std::vector<CodeSet>& cells)
      : left_(copies), cells_(cells) {}

  // For a cell that takes one copy of the code: by cell, the codes that stand there in some
  // filling of the others. Its own set is empty.
  std::vector<CodeSet> beside(std::size_t cell, CodeNumber code);

 private:
  bool place(std::size_t cell, CodeSet& tried);
  CodeSet takers(std::size_t without) const;

  std::array<int, code_count> left_;
  const std::vector<CodeSet>& cells_;
  std::vector<int> code_of_;  // by cell, -1: none
};

}  // namespace cartulary
