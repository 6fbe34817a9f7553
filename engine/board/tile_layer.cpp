#include "engine/board/tile_layer.h"

#include <algorithm>

#include "engine/text/contract.h"

namespace cartulary {

namespace {

constexpr std::uint16_t no_hole = 0xFFFF;
// Cells to each side of the first tile: a window of 40 by 40 holds nearly every base game.
constexpr int first_reach = 20;
// What a window grows by beyond the cell that asked for it.
constexpr int further_reach = 24;

// The members of a set of turns one after the other; what follows them means nothing.
struct TurnList {
  std::array<Rotation, 4> turns{};
  std::uint8_t count = 0;
};

constexpr auto turn_lists = [] {
  std::array<TurnList, 16> lists{};
  for (std::uint8_t bits = 0; bits < 16; ++bits)
    for (const Rotation turn : all_rotations)
      if (RotationSet::from_bits(bits).contains(turn))
        lists[bits].turns[lists[bits].count++] = turn;
  return lists;
}();

// The holes of which the slots are given, numbered from `first`, where a tile of the code fits.
std::size_t fits_among(std::span<const HoleSlot> slots, std::size_t first, CodeNumber code,
                       HoleFit* out) {
  const auto& row = turns_row(code);
  std::size_t count = 0;
  // Written always, kept only where something fits: a branch would be guessed wrong half the time.
  for (std::size_t hole = 0; hole < slots.size(); ++hole) {
    const std::uint8_t turns = row[slots[hole]];
    out[count] = {static_cast<std::uint16_t>(first + hole), RotationSet::from_bits(turns)};
    count += turns != 0 ? 1U : 0U;
  }
  return count;
}

}  // namespace

LaidSides sides_of_code(EdgeCode code) {
  return {side_state(code.side(Side::N)), side_state(code.side(Side::E)),
          side_state(code.side(Side::S)), side_state(code.side(Side::W))};
}

void TileLayer::make_room(Cell cell) {
  if (inside(cell, 1)) return;
  const int reach = width_ == 0 ? first_reach : further_reach;
  // One cell more than the table, so that every cell on it has all neighbours in the window.
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

void TileLayer::add_side(Cell cell, Side side, std::uint8_t state) {
  std::uint16_t& value = window_[at(cell)];
  if ((value & taken_bit) != 0) return;
  if (value == 0) {
    slots_.push_back(0);
    cells_.push_back(cell);
    sides_.push_back(0);
    value = static_cast<std::uint16_t>(slots_.size());
  }
  const std::size_t hole = value - 1U;
  slots_[hole] = static_cast<HoleSlot>(slots_[hole] + state * slot_step[index(side)]);
  ++sides_[hole];
  change_.holes[static_cast<std::size_t>(change_.touched++)] = static_cast<int>(hole);
}

void TileLayer::lay(Cell cell, LaidSides sides) {
  CARTULARY_REQUIRES(on_the_table(cell.x, cell.y));
  make_room(cell);
  change_ = Change{};
  std::uint16_t& value = window_[at(cell)];
  const auto number = static_cast<std::uint16_t>(laid_.size());
  // Filled in where it stands: copying a record just written would wait for its parts.
  Laid& laid = laid_.emplace_back();
  laid.cell = cell;
  laid.sides = sides;
  laid.hole = no_hole;
  if ((value & taken_bit) == 0) {
    if (value != 0) {
      const std::size_t hole = value - 1U;
      laid.hole = static_cast<std::uint16_t>(hole);
      laid.slot = slots_[hole];
      laid.neighbours = sides_[hole];
      change_.removed = static_cast<int>(hole);
      window_[at(cells_.back())] = value;
      slots_[hole] = slots_.back(), slots_.pop_back();
      cells_[hole] = cells_.back(), cells_.pop_back();
      sides_[hole] = sides_.back(), sides_.pop_back();
    }
    value = static_cast<std::uint16_t>(taken_bit | number);
  }
  change_.first_new = hole_count();
  for (const Side side : all_sides)
    if (const std::uint8_t state = sides[index(side)]; state != side_gap)
      add_side(beside(cell, side), opposite(side), state);
}

void TileLayer::drop_side(Cell cell, Side side, std::uint8_t state) {
  std::uint16_t& value = window_[at(cell)];
  if ((value & taken_bit) != 0) return;
  const std::size_t hole = value - 1U;
  slots_[hole] = static_cast<HoleSlot>(slots_[hole] - state * slot_step[index(side)]);
  if (--sides_[hole] == 0) {
    // Made by the lay() that is undone, so it is the last of the list.
    slots_.pop_back(), cells_.pop_back(), sides_.pop_back();
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
    const std::size_t hole = laid.hole;
    change_.removed = laid.hole;
    slots_.push_back(laid.slot), cells_.push_back(laid.cell), sides_.push_back(laid.neighbours);
    std::swap(slots_[hole], slots_.back());
    std::swap(cells_[hole], cells_.back());
    std::swap(sides_[hole], sides_.back());
    window_[at(cells_.back())] = static_cast<std::uint16_t>(slots_.size());
    value = static_cast<std::uint16_t>(hole + 1);
  }
  for (const Side side : all_sides) {
    const std::uint16_t there = window_[at(beside(laid.cell, side))];
    if (there != 0 && (there & taken_bit) == 0)
      change_.holes[static_cast<std::size_t>(change_.touched++)] = there - 1;
  }
}

void TileLayer::clear() {
  std::fill(window_.begin(), window_.end(), std::uint16_t{0});
  slots_.clear(), cells_.clear(), sides_.clear(), laid_.clear();
  change_ = Change{};
}

LayerHole TileLayer::hole(int number) const {
  const auto i = static_cast<std::size_t>(number);
  return {cells_[i], slots_[i], sides_[i]};
}

std::optional<int> TileLayer::hole_at(Cell cell) const {
  if (!inside(cell, 0)) return std::nullopt;
  const std::uint16_t value = window_[at(cell)];
  if (value == 0 || (value & taken_bit) != 0) return std::nullopt;
  return value - 1;
}

std::size_t TileLayer::find_fits(CodeNumber code, std::span<HoleFit> out) const {
  CARTULARY_REQUIRES(out.size() >= slots_.size());
  return fits_among(slots_, 0, code, out.data());
}

std::size_t TileLayer::find_places(CodeNumber code, std::span<LayerPlace> out) const {
  CARTULARY_REQUIRES(out.size() >= 4 * slots_.size());
  constexpr std::size_t at_once = 64;
  std::array<HoleFit, at_once> fits;
  const std::span<const HoleSlot> slots = slots_;
  LayerPlace* place = out.data();
  for (std::size_t first = 0; first < slots.size(); first += at_once) {
    const auto some = slots.subspan(first, std::min(at_once, slots.size() - first));
    const std::size_t count = fits_among(some, first, code, fits.data());
    for (std::size_t fit = 0; fit < count; ++fit) {
      const TurnList& turns = turn_lists[fits[fit].turns.bits()];
      const Cell cell = cells_[fits[fit].hole];
      // Four are written always, for the same reason; the next hole writes over what is no turn.
      for (std::size_t i = 0; i < 4; ++i) place[i] = {cell, turns.turns[i]};
      place += turns.count;
    }
  }
  return static_cast<std::size_t>(place - out.data());
}

std::size_t TileLayer::memory() const {
  return sizeof(*this) + window_.capacity() * sizeof(window_[0]) +
         slots_.capacity() * sizeof(slots_[0]) + cells_.capacity() * sizeof(cells_[0]) +
         sides_.capacity() * sizeof(sides_[0]) + laid_.capacity() * sizeof(laid_[0]);
}

bool operator==(const TileLayer& a, const TileLayer& b) {
  return a.laid_ == b.laid_ && a.slots_ == b.slots_ && a.cells_ == b.cells_ && a.sides_ == b.sides_;
}

}  // namespace cartulary
