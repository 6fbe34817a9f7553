#include "engine/bag/fit_index.h"

#include <algorithm>
#include <array>

#include "engine/text/contract.h"
#include "engine/tile/edge_code.h"

namespace cartulary {

namespace {

constexpr std::size_t pattern_count = 625;
constexpr std::size_t no_slot = pattern_count;

// The digit of a side in base 5: the letter, or 4 for any; 255 for a class and for the empty set.
constexpr std::array<std::uint8_t, 16> side_digit = [] {
  std::array<std::uint8_t, 16> digits{};
  digits.fill(255);
  for (const Edge edge : all_edges)
    digits[EdgeSet::of(edge).bits()] = static_cast<std::uint8_t>(edge);
  digits[EdgeSet::any().bits()] = 4;
  return digits;
}();

// The slot of a pattern of letters and `?`, with N as the highest digit; no_slot for other
// patterns.
std::size_t pattern_slot(Pattern pattern) {
  std::size_t slot = 0;
  for (const Side side : all_sides) {
    const std::uint8_t digit = side_digit[pattern.side(side).bits()];
    if (digit == 255) return no_slot;
    slot = slot * 5 + digit;
  }
  return slot;
}

RotationSet turns_that_fit(Pattern pattern, EdgeCode code) {
  RotationSet turns;
  for (const Rotation r : all_rotations)
    if (pattern.fits(Pattern::of(code), r)) turns.add(r);
  return turns;
}

// The 16 patterns of letters and `?` that a code fits unturned: each side open or not.
std::array<std::size_t, 16> slots_of(EdgeCode code) {
  std::array<std::size_t, 16> slots{};
  for (unsigned open = 0; open < 16; ++open) {
    std::size_t slot = 0;
    for (const Side side : all_sides) {
      const bool any = (open & bit(side)) != 0;
      slot = slot * 5 + (any ? 4U : static_cast<std::size_t>(code.side(side)));
    }
    slots[open] = slot;
  }
  return slots;
}

constexpr std::array<EdgeCode, 70> canonical_codes = [] {
  std::array<EdgeCode, 70> codes{};
  std::size_t count = 0;
  for (unsigned bits = 0; bits < 256; ++bits) {
    const EdgeCode code(static_cast<std::uint8_t>(bits));
    if (code.canonical() == code) codes[count++] = code;
  }
  return codes;
}();

}  // namespace

FitIndex::FitIndex(const Bag& bag) : slots_(pattern_count), entries_(bag.entries()) {
  CARTULARY_REQUIRES(entries_.size() <= 65535);
  std::vector<std::vector<FitEntry>> lists(pattern_count);
  for (std::size_t i = 0; i < entries_.size(); ++i)
    for (const Rotation r : all_rotations)
      for (const std::size_t slot : slots_of(entries_[i].code.rotated(r))) {
        std::vector<FitEntry>& list = lists[slot];
        if (list.empty() || list.back().entry != i) {
          list.push_back({static_cast<std::uint16_t>(i), {}});
          slots_[slot].copies += entries_[i].copies;
        }
        list.back().rotations.add(r);
      }
  for (std::size_t slot = 0; slot < pattern_count; ++slot) {
    slots_[slot].begin = static_cast<std::uint32_t>(fits_.size());
    fits_.insert(fits_.end(), lists[slot].begin(), lists[slot].end());
    slots_[slot].end = static_cast<std::uint32_t>(fits_.size());
  }
}

FitList FitIndex::find(Pattern pattern) const {
  const std::size_t number = pattern_slot(pattern);
  if (number == no_slot) return gather(pattern);
  const Slot& slot = slots_[number];
  return {std::span<const FitEntry>(fits_).subspan(slot.begin, slot.end - slot.begin), slot.copies};
}

FitList FitIndex::gather(Pattern pattern) const {
  std::vector<FitEntry> found;
  int copies = 0;
  for (const EdgeCode code : canonical_codes) {
    if (turns_that_fit(pattern, code).empty()) continue;
    const Slot& slot = slots_[pattern_slot(Pattern::of(code))];
    copies += slot.copies;
    for (std::uint32_t i = slot.begin; i < slot.end; ++i) {
      const std::uint16_t entry = fits_[i].entry;
      // Tiles of one code may be stored in different turns, so each entry has its own turns.
      found.push_back({entry, turns_that_fit(pattern, entries_[entry].code)});
    }
  }
  std::sort(found.begin(), found.end(),
            [](const FitEntry& a, const FitEntry& b) { return a.entry < b.entry; });
  return {std::move(found), copies};
}

}  // namespace cartulary
