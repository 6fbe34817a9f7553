#include "engine/board/tile_layer.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "engine/text/contract.h"

namespace cartulary {

namespace {

constexpr std::uint16_t no_hole = 0xFFFF;
// Cells on each side of the first tile: a window of 40 by 40 holds nearly every base game.
constexpr int first_reach = 20;
// Cells by which a window extends beyond the cell that made it grow.
constexpr int further_reach = 24;

// Bit offset of the cell within the word of a LayerPlace: the cell is in its first four bytes.
constexpr unsigned cell_at = std::endian::native == std::endian::little ? 0 : 32;

// The members of a rotation set as consecutive LayerPlaces at {0, 0}; words after `count` are
// meaningless. A cell is inserted by bitwise or. Each entry fills one cache line.
struct alignas(64) TurnPlaces {
  std::array<std::uint64_t, 4> words{};
  std::size_t count = 0;
};

constexpr auto turn_places = [] {
  std::array<TurnPlaces, 16> sets{};
  for (std::uint8_t bits = 0; bits < 16; ++bits)
    for (const Rotation turn : all_rotations)
      if (RotationSet::from_bits(bits).contains(turn))
        sets[bits].words[sets[bits].count++] = std::bit_cast<std::uint64_t>(LayerPlace{{}, turn});
  return sets;
}();

}  // namespace

LaidSides sides_of_code(EdgeCode code) {
  return {side_state(code.side(Side::N)), side_state(code.side(Side::E)),
          side_state(code.side(Side::S)), side_state(code.side(Side::W))};
}

// Grows the window to contain the cell and its neighbours.
void TileLayer::widen(Cell cell) {
  const int reach = width_ == 0 ? first_reach : further_reach;
  // One cell wider than the table, so that every cell on it has all its neighbours in the window.
  const auto bounded = [](int value) {
    return std::clamp(value, -farthest_cell - 1, farthest_cell + 1);
  };
  int left = bounded(cell.x - reach), right = bounded(cell.x + reach);
  int top = bounded(cell.y - reach), bottom = bounded(cell.y + reach);
  if (width_ != 0) {
    left = cell.x - 1 < left_ ? left : left_;
    right = cell.x + 1 >= left_ + width_ ? right : left_ + width_ - 1;
    top = cell.y - 1 < top_ ? top : top_;
    bottom = cell.y + 1 >= top_ + height_ ? bottom : top_ + height_ - 1;
  }
  const int width = right - left + 1, height = bottom - top + 1;
  std::vector<std::uint16_t> window(static_cast<std::size_t>(width) *
                                    static_cast<std::size_t>(height));
  for (int row = 0; row < height_; ++row) {
    const auto from = static_cast<std::ptrdiff_t>(row) * width_;
    const auto to = static_cast<std::ptrdiff_t>(top_ + row - top) * width + (left_ - left);
    std::copy_n(window_.begin() + from, width_, window.begin() + to);
  }
  window_ = std::move(window);
  left_ = left, top_ = top, width_ = width, height_ = height;
}

// Adds the sides of the piece at `place` in the window to the neighbouring holes. No branch depends
// on the neighbours, since the processor could not predict it: for a taken neighbour a spare entry
// is written, and then cleared.
void TileLayer::add_sides(std::size_t place, Cell cell, LaidSides sides) {
  const auto row = static_cast<std::size_t>(width_);
  const std::array<std::size_t, 4> places = {place - row, place + 1, place + row, place - 1};
  HoleSlot* const slots = slots_.data();
  Cell* const cells = cells_.data();
  std::uint8_t* const neighbours = sides_.data();
  auto holes = static_cast<std::uint32_t>(holes_);
  const std::uint32_t spare = holes + 4;
  std::uint32_t touched = 0;
  // Unrolled, here and below: without branches, only the loop itself costs time. Finding the places
  // of a tile takes a fifth less time, whole games a tenth.
#pragma GCC unroll 4
  for (const Side side : all_sides) {
    const std::uint8_t state = sides[index(side)];
    if (state == side_gap) continue;
    std::uint16_t& there = window_[places[index(side)]];
    const std::uint32_t value = there;
    const std::uint32_t taken = value >> 15U, fresh = (value - 1) >> 31U;  // each 0 or 1
    std::uint32_t hole = value - 1 + fresh * (holes + 1);
    hole ^= (hole ^ spare) & (0U - taken);
    slots[hole] = static_cast<HoleSlot>(slots[hole] + state * slot_step[index(opposite(side))]);
    cells[hole] = beside(cell, side);
    ++neighbours[hole];
    holes += fresh;
    there = static_cast<std::uint16_t>(value + fresh * holes);
    change_.holes[touched] = static_cast<int>(hole);
    touched += 1 - taken;
  }
  slots[spare] = 0, neighbours[spare] = 0;
  holes_ = holes;
  change_.touched = static_cast<int>(touched);
}

void TileLayer::lay(Cell cell, LaidSides sides) {
  CARTULARY_REQUIRES(on_the_table(cell.x, cell.y));
  if (!inside(cell, 1)) widen(cell);
  if (slots_.size() < holes_ + spare_holes) {
    const std::size_t size = 2 * holes_ + 64;
    slots_.resize(size), cells_.resize(size), sides_.resize(size);
  }
  change_ = Change{};
  const std::size_t place = at(cell);
  std::uint16_t& value = window_[place];
  const auto number = static_cast<std::uint16_t>(laid_.size());
  // Filled in place: copying a record that was just written would stall on its parts.
  Laid& laid = laid_.emplace_back();
  laid.cell = cell;
  laid.sides = sides;
  laid.hole = no_hole;
  if ((value & taken_bit) == 0) {
    if (value != 0) {
      const std::size_t hole = value - 1U, last = --holes_;
      laid.hole = static_cast<std::uint16_t>(hole);
      laid.slot = slots_[hole];
      laid.neighbours = sides_[hole];
      change_.removed = static_cast<int>(hole);
      window_[at(cells_[last])] = value;
      slots_[hole] = slots_[last], slots_[last] = 0;
      cells_[hole] = cells_[last];
      sides_[hole] = sides_[last], sides_[last] = 0;
    }
    value = static_cast<std::uint16_t>(taken_bit | number);
  }
  change_.first_new = hole_count();
  add_sides(place, cell, sides);
}

void TileLayer::drop_side(Cell cell, Side side, std::uint8_t state) {
  std::uint16_t& value = window_[at(cell)];
  if ((value & taken_bit) != 0) return;
  const std::size_t hole = value - 1U;
  slots_[hole] = static_cast<HoleSlot>(slots_[hole] - state * slot_step[index(side)]);
  if (--sides_[hole] == 0) {
    // The lay() being undone created this hole, so it is the last in the list; its slot is 0 again.
    --holes_;
    value = 0;
  }
}

void TileLayer::take_back() {
  CARTULARY_REQUIRES(!laid_.empty());
  const Laid laid = laid_.back();
  laid_.pop_back();
  change_ = Change{};
  for (const Side side : {Side::W, Side::S, Side::E, Side::N})
    if (const std::uint8_t state = laid.sides[index(side)]; state != side_gap)
      drop_side(beside(laid.cell, side), opposite(side), state);
  change_.first_new = hole_count();
  std::uint16_t& value = window_[at(laid.cell)];
  if (value == (taken_bit | laid_.size())) value = 0;
  if (laid.hole != no_hole) {
    // The hole that took over the number moves back to the end.
    const std::size_t hole = laid.hole, last = holes_++;
    change_.removed = laid.hole;
    slots_[last] = slots_[hole], slots_[hole] = laid.slot;
    cells_[last] = cells_[hole], cells_[hole] = laid.cell;
    sides_[last] = sides_[hole], sides_[hole] = laid.neighbours;
    window_[at(cells_[last])] = static_cast<std::uint16_t>(holes_);
    value = static_cast<std::uint16_t>(hole + 1);
  }
  for (const Side side : all_sides) {
    const std::uint16_t there = window_[at(beside(laid.cell, side))];
    if (there != 0 && (there & taken_bit) == 0)
      change_.holes[static_cast<std::size_t>(change_.touched++)] = there - 1;
  }
}

std::optional<int> TileLayer::change_side(Cell cell, Side side, std::uint8_t state) {
  CARTULARY_REQUIRES(taken(cell));
  std::uint8_t& shown = laid_[static_cast<std::size_t>(lay_number(cell))].sides[index(side)];
  const std::optional<int> hole = hole_at(beside(cell, side));
  if (hole) {
    HoleSlot& slot = slots_[static_cast<std::size_t>(*hole)];
    slot = static_cast<HoleSlot>(slot + (state - shown) * slot_step[index(opposite(side))]);
  }
  shown = state;
  return hole;
}

void TileLayer::clear() {
  std::fill(window_.begin(), window_.end(), std::uint16_t{0});
  std::fill_n(slots_.begin(), holes_, HoleSlot{0});
  std::fill_n(sides_.begin(), holes_, std::uint8_t{0});
  holes_ = 0;
  laid_.clear();
  change_ = Change{};
}

std::optional<int> TileLayer::hole_at(Cell cell) const {
  if (!inside(cell, 0)) return std::nullopt;
  const std::uint16_t value = window_[at(cell)];
  if (value == 0 || (value & taken_bit) != 0) return std::nullopt;
  return value - 1;
}

std::size_t TileLayer::find_fits(CodeNumber code, std::span<HoleFit> out) const {
  CARTULARY_REQUIRES(out.size() >= holes_);
  const auto& row = turns_row(code);
  std::size_t count = 0;
  // Always written, but kept only if something fits: a branch would be mispredicted half the time.
#pragma GCC unroll 4
  for (std::size_t hole = 0; hole < holes_; ++hole) {
    const std::uint8_t turns = row[slots_[hole]];
    out[count] = {static_cast<std::uint16_t>(hole), RotationSet::from_bits(turns)};
    count += turns != 0 ? 1U : 0U;
  }
  return count;
}

std::size_t TileLayer::find_places(CodeNumber code, std::span<LayerPlace> out) const {
  CARTULARY_REQUIRES(out.size() >= 4 * holes_);
  const auto& row = turns_row(code);
  // Local copies, since the compiler must assume that writing to `out` could change these members.
  const HoleSlot* const slots = slots_.data();
  const Cell* const cells = cells_.data();
  const std::size_t holes = holes_;
  LayerPlace* place = out.data();
#pragma GCC unroll 4
  for (std::size_t hole = 0; hole < holes; ++hole) {
    const TurnPlaces& turns = turn_places[row[slots[hole]]];
    const std::uint64_t cell = std::uint64_t{std::bit_cast<std::uint32_t>(cells[hole])} << cell_at;
    // All four are always written, for the same reason; the next hole overwrites the unused ones.
    const std::array<std::uint64_t, 4> words = {turns.words[0] | cell, turns.words[1] | cell,
                                                turns.words[2] | cell, turns.words[3] | cell};
    std::memcpy(static_cast<void*>(place), words.data(), sizeof(words));
    place += turns.count;
  }
  return static_cast<std::size_t>(place - out.data());
}

std::size_t TileLayer::memory() const {
  return sizeof(*this) + window_.capacity() * sizeof(window_[0]) +
         slots_.capacity() * sizeof(slots_[0]) + cells_.capacity() * sizeof(cells_[0]) +
         sides_.capacity() * sizeof(sides_[0]) + laid_.capacity() * sizeof(laid_[0]);
}

bool operator==(const TileLayer& a, const TileLayer& b) {
  const auto alike = [&](const auto& of_a, const auto& of_b) {
    return std::equal(of_a.begin(), of_a.begin() + static_cast<std::ptrdiff_t>(a.holes_),
                      of_b.begin(), of_b.begin() + static_cast<std::ptrdiff_t>(b.holes_));
  };
  return a.laid_ == b.laid_ && alike(a.slots_, b.slots_) && alike(a.cells_, b.cells_) &&
         alike(a.sides_, b.sides_);
}

}  // namespace cartulary
