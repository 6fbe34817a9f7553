// FitIndex: what fits a pattern, by look-up.
//
// Made once for a bag; for each of the 625 patterns of c, f, r, s and ? it holds the list of
// entries that fit, in listing order, with the turns. A pattern with a class in it is put
// together from the edge codes that it matches. Does not own the bag's tiles.
//
//   FitIndex index(bag);
//   for (const FitEntry& fit : index.find(*parse_pattern("c?rf")).entries()) ...
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "engine/bag/bag.h"
#include "engine/tile/pattern.h"
#include "engine/tile/rotation.h"

namespace cartulary {

struct FitEntry {
  std::uint16_t entry = 0;  // position in Bag::entries()
  RotationSet rotations;    // every clockwise turn that fits, also those that look alike
  friend bool operator==(const FitEntry&, const FitEntry&) = default;
};

// The entries that fit. A view into the index where that holds the list ready, else its own.
class FitList {
 public:
  FitList(std::span<const FitEntry> view, int copies) : view_(view), copies_(copies) {}
  FitList(std::vector<FitEntry> own, int copies)
      : own_(std::move(own)), owned_(true), copies_(copies) {}

  std::span<const FitEntry> entries() const {
    return owned_ ? std::span<const FitEntry>(own_) : view_;
  }
  int designs() const { return static_cast<int>(entries().size()); }
  // Copies of all entries together.
  int copies() const { return copies_; }

 private:
  std::vector<FitEntry> own_;
  std::span<const FitEntry> view_;
  bool owned_ = false;
  int copies_ = 0;
};

class FitIndex {
 public:
  // REQUIRES: at most 65,535 entries.
  explicit FitIndex(const Bag& bag);

  // The list stays valid as long as the index.
  FitList find(Pattern pattern) const;

 private:
  struct Slot {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    std::int32_t copies = 0;
  };
  FitList gather(Pattern pattern) const;

  std::vector<FitEntry> fits_;
  std::vector<Slot> slots_;  // 625, see pattern_slot in the .cpp
  std::vector<BagEntry> entries_;
};

}  // namespace cartulary
