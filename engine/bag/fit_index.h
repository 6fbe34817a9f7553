// FitIndex: finds the tiles that fit a pattern, by table look-up.
//
// Made once for a bag. For each of the 625 patterns of c, f, r, s and ? it stores the entries that
// fit, in listing order, with their turns. For a pattern with a class, find() combines the lists of
// the edge codes that match it. Does not own the tiles of the bag.
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
  RotationSet rotations;    // every clockwise turn that fits, including those that look alike
  friend bool operator==(const FitEntry&, const FitEntry&) = default;
};

// The entries that fit: a view if the index stores the list, else an owned list.
class FitList {
 public:
  FitList(std::span<const FitEntry> view, int copies) : view_(view), copies_(copies) {}
  FitList(std::vector<FitEntry> own, int copies)
      : own_(std::move(own)), owned_(true), copies_(copies) {}

  std::span<const FitEntry> entries() const {
    return owned_ ? std::span<const FitEntry>(own_) : view_;
  }
  int designs() const { return static_cast<int>(entries().size()); }
  // Copies of all entries.
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

  // The list is valid as long as the index lives.
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
