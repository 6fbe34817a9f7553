#include "engine/board/bridged_placement.h"

#include <algorithm>
#include <tuple>

namespace cartulary {
namespace {

constexpr int no_fault = -1, several_faults = -2;

Side axis_of(Side end) {
  return end == Side::N || end == Side::S ? Side::N : Side::W;
}

// The letter that a laid neighbour shows to the hole, by the hole's pattern.
std::uint8_t shown(HoleSlot slot, Side side) {
  return static_cast<std::uint8_t>(slot / slot_step[index(side)] % 6);
}

bool clash(std::uint8_t there, std::uint8_t own) {
  return there != side_free && there != own;
}

// Tries bridges on the board itself, and leaves it as it was.
class BridgeTrial {
 public:
  BridgeTrial(Board& board, std::vector<BridgedPlacement>& found) : board_(board), found_(found) {}

  void run(const Placement& placement) {
    if (!board_.place(placement)) return;
    if (!lies_well()) {
      try_bridge(placement, placement.cell, Side::N);
      try_bridge(placement, placement.cell, Side::W);
      for (const Side side : all_sides)
        try_bridge(placement, beside(placement.cell, side), axis_of(side));
    }
    board_.take_back();
  }

 private:
  void try_bridge(const Placement& placement, Cell cell, Side end) {
    if (!board_.bridge_fault(cell, end).empty() || !board_.build_bridge(cell, end)) return;
    if (lies_well()) found_.push_back({placement, cell, end});
    board_.take_back_built();
  }
  // Whether the last piece breaks no rule.
  bool lies_well() const {
    return !board_.is_illegal(static_cast<int>(board_.pieces().size()) - 1);
  }

  Board& board_;
  std::vector<BridgedPlacement>& found_;
};

// Whether a bridge could help: field and road meet on one side, or on two that lie opposite, and
// nothing else clashes.
bool may_help(HoleSlot slot, EdgeCode edges) {
  int first = no_fault;
  for (const Side side : all_sides) {
    const std::uint8_t there = shown(slot, side), own = side_state(edges.side(side));
    if (!clash(there, own)) continue;
    const bool field = own == side_state(Edge::Field), road = own == side_state(Edge::Road);
    if (!(field && there == side_state(Edge::Road)) && !(road && there == side_state(Edge::Field)))
      return false;
    if (first == no_fault) {
      first = static_cast<int>(side);
    } else if (first == several_faults || static_cast<int>(side) != first + 2) {
      return false;
    } else {
      first = several_faults;
    }
  }
  return first != no_fault;
}

void sort_bridges(std::vector<BridgedPlacement>& found) {
  std::ranges::sort(found, {}, [](const BridgedPlacement& each) {
    return std::tuple(each.placement.cell, each.placement.rotation, each.bridge, each.end);
  });
}

}  // namespace

std::vector<BridgedPlacement> bridged_placements(const Board& board, const Tile& tile) {
  std::vector<BridgedPlacement> found;
  const KitPiece& piece = board.kit().piece(&tile);
  if (piece.code == no_code) return found;
  const EdgeCode own = numbered_code(piece.code).rotated(piece.stored);
  Board trial = board;
  for (int hole = 0; hole < board.layer().hole_count(); ++hole) {
    const LayerHole there = board.layer().hole(hole);
    for (const Rotation turn : all_rotations)
      if (may_help(there.slot, own.rotated(turn)))
        BridgeTrial(trial, found).run({&tile, there.cell, turn});
  }
  sort_bridges(found);
  return found;
}

std::vector<BridgedPlacement> bridges_for(const Board& board, const Placement& placement) {
  std::vector<BridgedPlacement> found;
  Board trial = board;
  BridgeTrial(trial, found).run(placement);
  sort_bridges(found);
  return found;
}

}  // namespace cartulary
