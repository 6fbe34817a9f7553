// RegionLetters: enumerates the letterings of a region: the ways to give letters to the sides
// between its cells such that some tile in the bag fits each cell. Also finds the codes that fit a
// cell under a lettering.
//
//   RegionLetters letters(question);
//   for (const Lettering& one : letters.all()) ... letters.choices(one.slots[0]) ...
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "engine/region/region_solver.h"
#include "engine/tile/side.h"

namespace cartulary {

// Slots by cell; entries beyond the region are unused.
using RegionSlots = std::array<HoleSlot, most_shared_cells>;

struct Lettering {
  // The slots in their least rotations, sorted. It determines the number of ways to share out
  // copies.
  RegionSlots key{};
  RegionSlots slots{};
  std::array<std::uint8_t, most_shared_cells> places{};  // by cell: its index in the key
};

class RegionLetters {
 public:
  // `question` must outlive this object.
  explicit RegionLetters(const RegionQuestion& question);

  // All letterings, sorted by key.
  std::vector<Lettering> all();
  // Codes with copies left that fit a slot, ascending. The same for all rotations of the slot,
  // except for their looks. The reference stays valid.
  const CodeChoices& choices(HoleSlot slot);

 private:
  void letter(int cell, std::size_t place);
  void add(int cell, Side side, unsigned state);
  bool rivers_continue() const;
  void keep();

  const RegionQuestion& question_;
  int cells_;
  RegionSlots slots_{};
  bool rivers_ = false;
  std::vector<std::unique_ptr<CodeChoices>> choices_;  // by slot; null: not yet computed
  std::vector<Lettering> found_;
};

}  // namespace cartulary
