// RegionLetters: every way to give letters to the sides between the cells of a region that leaves
// each cell a tile of the bag, and what can stand in a cell then.
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

// Slots by cell; those beyond the region stand for nothing.
using RegionSlots = std::array<HoleSlot, most_shared_cells>;

struct Lettering {
  // What counts for the ways to share out copies: the slots in the least of their turns, sorted.
  RegionSlots key{};
  RegionSlots slots{};
  std::array<std::uint8_t, most_shared_cells> places{};  // by cell: where it stands in the key
};

class RegionLetters {
 public:
  // The question must outlive it.
  explicit RegionLetters(const RegionQuestion& question);

  // By key.
  std::vector<Lettering> all();
  // Codes with copies that can stand in a slot, ascending, the same for all turns of the slot
  // but for their looks. The reference stays good.
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
  std::vector<std::unique_ptr<CodeChoices>> choices_;  // by slot; null: not asked yet
  std::vector<Lettering> found_;
};

}  // namespace cartulary
