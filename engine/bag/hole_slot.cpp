#include "engine/bag/hole_slot.h"

#include <bit>

#include "engine/text/contract.h"

namespace cartulary {

namespace {

struct Codes {
  std::array<std::uint8_t, code_count> bits{};
  std::array<CodeNumber, 256> numbers{};
};

constexpr Codes codes = [] {
  Codes made;
  unsigned count = 0;
  for (unsigned bits = 0; bits < 256; ++bits) {
    const EdgeCode code(static_cast<std::uint8_t>(bits));
    if (code.canonical() == code) {
      made.bits[count] = static_cast<std::uint8_t>(bits);
      made.numbers[bits] = static_cast<CodeNumber>(count++);
    }
  }
  for (unsigned bits = 0; bits < 256; ++bits) {
    const EdgeCode code(static_cast<std::uint8_t>(bits));
    made.numbers[bits] = made.numbers[code.canonical().bits()];
  }
  return made;
}();

constexpr bool shows_river(EdgeCode code) {
  for (const Side side : all_sides)
    if (code.side(side) == Edge::River) return true;
  return false;
}

// The slot of a hole whose sides are those of the code, with the sides in `open` free.
constexpr HoleSlot slot_around(EdgeCode code, unsigned open) {
  unsigned slot = 0;
  for (const Side side : all_sides)
    if ((open & bit(side)) == 0)
      slot += slot_step[index(side)] * static_cast<unsigned>(side_state(code.side(side)));
  return static_cast<HoleSlot>(slot);
}

constexpr int river_ends(EdgeCode code, unsigned open) {
  int ends = 0;
  for (const Side side : all_sides)
    if ((open & bit(side)) == 0 && code.side(side) == Edge::River) ++ends;
  return ends;
}

struct Tables {
  std::array<std::array<std::uint8_t, slot_count>, code_count> turns{};
  std::array<CodeSet, slot_count> sets{};
};

constexpr Tables make_tables() {
  Tables tables;
  for (unsigned number = 0; number < code_count; ++number)
    for (const Rotation turn : all_rotations) {
      const EdgeCode code = EdgeCode(codes.bits[number]).rotated(turn);
      for (unsigned open = 0; open < 16; ++open) {
        if (shows_river(code) && river_ends(code, open) != 1) continue;
        const HoleSlot slot = slot_around(code, open);
        std::uint8_t& turns = tables.turns[number][slot];
        turns = static_cast<std::uint8_t>(turns | 1U << static_cast<unsigned>(turn));
        tables.sets[slot].add(static_cast<CodeNumber>(number));
      }
    }
  return tables;
}

constexpr Tables tables = make_tables();

constexpr CodeSet make_river_codes() {
  CodeSet rivers;
  for (unsigned number = 0; number < code_count; ++number)
    if (shows_river(EdgeCode(codes.bits[number]))) rivers.add(static_cast<CodeNumber>(number));
  return rivers;
}

}  // namespace

constexpr CodeSet river_codes = make_river_codes();

EdgeCode numbered_code(CodeNumber number) {
  return EdgeCode(codes.bits[number]);
}

CodeNumber code_number(EdgeCode code) {
  return codes.numbers[code.bits()];
}

RotationSet turns_that_fit(HoleSlot slot, CodeNumber code) {
  return RotationSet::from_bits(tables.turns[code][slot]);
}

CodeSet codes_that_fit(HoleSlot slot) {
  return tables.sets[slot];
}

const std::array<std::uint8_t, slot_count>& turns_row(CodeNumber code) {
  return tables.turns[code];
}

HoleSlot slot_of(Pattern pattern) {
  unsigned slot = 0;
  for (const Side side : all_sides) {
    const EdgeSet set = pattern.side(side);
    CARTULARY_REQUIRES(set.empty() || set == EdgeSet::any() || std::has_single_bit(set.bits()));
    unsigned state = set.empty() ? side_blocked : side_free;
    for (const Edge edge : all_edges)
      if (set == EdgeSet::of(edge)) state = side_state(edge);
    slot += slot_step[index(side)] * state;
  }
  return static_cast<HoleSlot>(slot);
}

Pattern pattern_of(HoleSlot slot) {
  std::array<EdgeSet, 4> sides;
  unsigned rest = slot;
  for (const Side side : all_sides) {
    const unsigned state = rest / slot_step[index(side)];
    rest %= slot_step[index(side)];
    if (state == side_free)
      sides[index(side)] = EdgeSet::any();
    else if (state != side_blocked)
      sides[index(side)] = EdgeSet::of(static_cast<Edge>(state - 1));
  }
  return Pattern(sides);
}

}  // namespace cartulary
