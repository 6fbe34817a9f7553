// HoleSlot: what lies around a cell, as one number; and, by look-up, what fits there.
//
// Each side of a hole is in one of six states: nothing lies there or it takes anything (0),
// it shows c, f, r or s (1 to 4), or nothing can lie there (5: the neighbour's side is not
// known or lies inside a start piece). The slot is the number with these four digits in base
// 6, N the highest, so that a tile that comes or goes beside a hole adds or subtracts.
//
// The tables depend on nothing but the rules and are made once for the program. They know the
// sides alone; river tiles fit only where they continue one river (CAR 7.4, "The River": tiles
// continue the river; "The River II": two branches must not be connected).
//
//   HoleSlot slot = slot_of(*parse_pattern("c?rf"));
//   turns_that_fit(slot, *code_number(*parse_edge_code("ccrf")));      // R0 alone
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/tile/edge_code.h"
#include "engine/tile/pattern.h"
#include "engine/tile/rotation.h"

namespace cartulary {

using HoleSlot = std::uint16_t;
inline constexpr int slot_count = 6 * 6 * 6 * 6;
inline constexpr std::uint8_t side_free = 0;     // also the side of an abbey
inline constexpr std::uint8_t side_blocked = 5;  // nothing fits beside it
// What one step of a side's state adds to the slot: N, E, S, W.
inline constexpr std::array<HoleSlot, 4> slot_step = {216, 36, 6, 1};

constexpr std::uint8_t side_state(Edge edge) {
  return static_cast<std::uint8_t>(1 + static_cast<int>(edge));
}

// Canonical edge codes by number, in ascending order: 0 to 69.
using CodeNumber = std::uint8_t;
inline constexpr int code_count = 70;
EdgeCode numbered_code(CodeNumber number);
CodeNumber code_number(EdgeCode code);  // of its canonical turn

// A set of code numbers.
struct CodeSet {
  std::array<std::uint64_t, 2> words{};

  constexpr void add(CodeNumber code) { words[code >> 6U] |= std::uint64_t{1} << (code & 63U); }
  constexpr void remove(CodeNumber code) {
    words[code >> 6U] &= ~(std::uint64_t{1} << (code & 63U));
  }
  constexpr bool contains(CodeNumber code) const {
    return (words[code >> 6U] >> (code & 63U) & 1U) != 0;
  }
  constexpr bool empty() const { return (words[0] | words[1]) == 0; }
  friend constexpr CodeSet operator&(CodeSet a, CodeSet b) {
    return {{a.words[0] & b.words[0], a.words[1] & b.words[1]}};
  }
  friend constexpr CodeSet operator|(CodeSet a, CodeSet b) {
    return {{a.words[0] | b.words[0], a.words[1] | b.words[1]}};
  }
  friend constexpr bool operator==(CodeSet, CodeSet) = default;
};

// Calls `what(code)` for every member, ascending.
template <class What>
constexpr void for_each_code(CodeSet set, What what) {
  for (unsigned word = 0; word < 2; ++word)
    for (std::uint64_t rest = set.words[word]; rest != 0; rest &= rest - 1)
      what(static_cast<CodeNumber>(64 * word + static_cast<unsigned>(std::countr_zero(rest))));
}

// The codes that show a river.
extern const CodeSet river_codes;

// The turns in which a tile stored with that canonical code fits. For a tile stored in another
// turn see tile_turns.
RotationSet turns_that_fit(HoleSlot slot, CodeNumber code);
// The codes that fit in some turn.
CodeSet codes_that_fit(HoleSlot slot);
// The same for a tile that is stored `stored` clockwise of its canonical turn.
constexpr RotationSet tile_turns(RotationSet canonical, Rotation stored) {
  const unsigned doubled = canonical.bits() * 17U;
  return RotationSet::from_bits(doubled >> static_cast<unsigned>(stored));
}
// One code's turns for every slot, four bits each: the row behind turns_that_fit.
const std::array<std::uint8_t, slot_count>& turns_row(CodeNumber code);

// REQUIRES: each side a single letter, any, or none.
HoleSlot slot_of(Pattern pattern);
Pattern pattern_of(HoleSlot slot);

}  // namespace cartulary
