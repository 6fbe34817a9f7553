// GameChance: the numbers by which JCloisterZone draws from a bag. A saved game records one number
// from 0 to 1 with some actions; each draw uses up the current number and derives the next.
//
//   GameChance chance;
//   chance.set(0.68);
//   chance.next(18);      // 12
//   chance.lose();        // the file does not tell how often it was used since
//   chance.next(18);      // nothing, until the next set()
#pragma once

#include <optional>

namespace cartulary {

class GameChance {
 public:
  void set(double number) { number_ = number; }
  void lose() { number_.reset(); }
  // A number from 0 to bound - 1. Nothing if the current number is not known.
  // REQUIRES: bound > 0.
  std::optional<int> next(int bound);

 private:
  std::optional<double> number_;
};

}  // namespace cartulary
