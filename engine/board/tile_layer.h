// TileLayer: a minimal board that records only which cells are taken and which are holes.
//
// It knows squares by their four sides, but no tiles, bag, features or river bends; Board adds
// these. It is meant for searches that play many games. The order of the hole list depends only on
// the sequence of lay() and take_back() calls, so taking back restores it exactly.
//
//   TileLayer layer;
//   layer.lay({0, 0}, sides_of_code(*parse_edge_code("crfr")));
//   std::vector<HoleFit> fits(layer.hole_count());
//   fits.resize(layer.find_fits(code, fits));           // every placement of a tile
//   layer.take_back();
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/bag/hole_slot.h"
#include "engine/tile/cell.h"
#include "engine/tile/rotation.h"
#include "engine/tile/side.h"

namespace cartulary {

// The states of the sides of a rotated piece, in the order N E S W: side_free, letters,
// side_blocked, or side_gap where a half piece does not reach that side and so is not a neighbour.
using LaidSides = std::array<std::uint8_t, 4>;
inline constexpr std::uint8_t side_gap = 6;
LaidSides sides_of_code(EdgeCode code);

struct LayerHole {
  Cell cell;
  HoleSlot slot = 0;
  std::uint8_t sides = 0;  // neighbouring tiles
  friend bool operator==(const LayerHole&, const LayerHole&) = default;
};

// A hole's number in the list, and the rotations in which a tile fits there.
struct HoleFit {
  std::uint16_t hole = 0;
  RotationSet turns;
  friend bool operator==(const HoleFit&, const HoleFit&) = default;
};

// One placement of a tile: a hole's cell and one rotation that fits there.
struct LayerPlace {
  Cell cell;
  Rotation turn = Rotation::R0;
  std::array<std::uint8_t, 3> unused{};  // pads to eight bytes, so that it is written as one word
  friend bool operator==(const LayerPlace&, const LayerPlace&) = default;
};

class TileLayer {
 public:
  TileLayer() = default;

  // Places a piece of one cell. On a taken cell (for the second of two half pieces) it only adds
  // the sides. Does not check that the piece fits. REQUIRES: on_the_table.
  void lay(Cell cell, LaidSides sides);
  // Undoes the last lay(). REQUIRES: laid_count() > 0.
  void take_back();
  // Takes back all pieces but keeps the allocated memory.
  void clear();

  // Changes what a side of a laid piece shows. Returns the number of the hole beside it, whose
  // pattern changed. REQUIRES: taken(cell).
  std::optional<int> change_side(Cell cell, Side side, std::uint8_t state);

  int laid_count() const { return static_cast<int>(laid_.size()); }
  int hole_count() const { return static_cast<int>(holes_); }
  LayerHole hole(int number) const {
    const auto hole = static_cast<std::size_t>(number);
    return {cells_[hole], slots_[hole], sides_[hole]};
  }
  HoleSlot slot(int number) const { return slots_[static_cast<std::size_t>(number)]; }
  std::span<const HoleSlot> slots() const { return {slots_.data(), holes_}; }

  bool taken(Cell cell) const { return lay_number(cell) >= 0; }
  // The number, from 0, of the lay() that took the cell; -1 if it is not taken.
  int lay_number(Cell cell) const {
    if (!inside(cell, 0)) return -1;
    const std::uint16_t value = window_[at(cell)];
    return (value & taken_bit) != 0 ? value & ~taken_bit : -1;
  }
  // The number of the hole in that cell.
  std::optional<int> hole_at(Cell cell) const;

  // Finds every hole where a tile of the code fits, by number, with its rotations. Returns the
  // count. REQUIRES: out.size() >= hole_count().
  std::size_t find_fits(CodeNumber code, std::span<HoleFit> out) const;
  // The same as single placements: by hole number, then ascending rotation. REQUIRES: out.size() >=
  // 4 * hole_count(); elements after the returned count may be overwritten.
  std::size_t find_places(CodeNumber code, std::span<LayerPlace> out) const;

  // How the last lay() or take_back() changed the hole list, for callers that keep parallel arrays.
  struct Change {
    int removed = -1;  // the hole that was filled: the last hole took its number (lay) or gave it
                       // back (take_back)
    int touched = 0;   // valid entries in holes[]: holes that are new or whose pattern changed
    std::array<int, 4> holes{};
    int first_new = 0;  // holes numbered from here on are new (lay) or gone (take_back)
  };
  const Change& last_change() const { return change_; }

  std::size_t memory() const;  // bytes, capacity included
  // Equal if the same pieces were laid in the same order and the holes are in the same order.
  friend bool operator==(const TileLayer& a, const TileLayer& b);

 private:
  struct Laid {
    Cell cell;
    LaidSides sides{};
    std::uint16_t hole = 0;  // the hole that it filled, or no_hole
    HoleSlot slot = 0;       // of that hole
    std::uint8_t neighbours = 0;
    friend bool operator==(const Laid&, const Laid&) = default;
  };
  static constexpr std::uint16_t taken_bit = 0x8000;
  std::size_t at(Cell cell) const {
    const int place = (cell.y - top_) * width_ + (cell.x - left_);
    return static_cast<std::size_t>(place);
  }
  bool inside(Cell cell, int margin) const {
    return cell.x - margin >= left_ && cell.x + margin < left_ + width_ &&
           cell.y - margin >= top_ && cell.y + margin < top_ + height_;
  }
  void widen(Cell cell);
  void add_sides(std::size_t place, Cell cell, LaidSides sides);
  void drop_side(Cell cell, Side side, std::uint8_t state);

  // A window of the table that grows as needed. A value is 0 (empty), a hole's number + 1, or
  // taken_bit + the number of the lay().
  int left_ = 0, top_ = 0, width_ = 0, height_ = 0;
  std::vector<std::uint16_t> window_;
  // The holes, by number. At least spare_holes entries follow them, with zero slots and sides.
  static constexpr std::size_t spare_holes = 5;
  std::size_t holes_ = 0;
  std::vector<HoleSlot> slots_;
  std::vector<Cell> cells_;
  std::vector<std::uint8_t> sides_;
  std::vector<Laid> laid_;
  Change change_;
};

}  // namespace cartulary
