// HoleSlot: the surroundings of a cell as one number, with look-up tables of what fits there.
//
// Each side of a hole has one of six states: free, because nothing is there or the neighbour takes
// anything (0); showing c, f, r or s (1 to 4); or blocked, because the neighbour's side is unknown
// or inside a start piece (5). The slot is the number with these four digits in base 6, N the
// highest. Placing or removing a tile next to a hole therefore adds or subtracts.
//
// The tables depend only on the rules and are computed at compile time. They know only the sides.
// River tiles fit only where they continue one river (CAR 7.4, "The River": tiles continue the
// river; "The River II": two branches must not be connected).
//
//   HoleSlot slot = slot_of(*parse_pattern("c?rf"));
//   turns_that_fit(slot, code_number(*parse_edge_code("ccrf")));      // R0 alone
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
inline constexpr std::uint8_t side_free = 0;     // also for the side of an abbey
inline constexpr std::uint8_t side_blocked = 5;  // nothing fits next to it
// How much a step of one in the state of a side adds to the slot: N, E, S, W.
inline constexpr std::array<HoleSlot, 4> slot_step = {216, 36, 6, 1};

constexpr std::uint8_t side_state(Edge edge) {
  return static_cast<std::uint8_t>(1 + static_cast<int>(edge));
}

// The canonical edge codes are numbered in ascending order: 0 to 69.
using CodeNumber = std::uint8_t;
inline constexpr int code_count = 70;
EdgeCode numbered_code(CodeNumber number);
CodeNumber code_number(EdgeCode code);  // the number of its canonical turn

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

// Calls `what(code)` for every member, in ascending order.
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
// Converts these turns to those of a tile that is stored `stored` clockwise of its canonical turn.
constexpr RotationSet tile_turns(RotationSet canonical, Rotation stored) {
  const unsigned doubled = canonical.bits() * 17U;
  return RotationSet::from_bits(doubled >> static_cast<unsigned>(stored));
}
// The turns of one code for every slot, four bits each: the table row that turns_that_fit() reads.
const std::array<std::uint8_t, slot_count>& turns_row(CodeNumber code);

// REQUIRES: each side is a single letter, any, or none.
HoleSlot slot_of(Pattern pattern);
Pattern pattern_of(HoleSlot slot);

}  // namespace cartulary
