#include "engine/replay/game_chance.h"

#include <bit>
#include <cstdint>

#include "engine/text/contract.h"

namespace cartulary {

namespace {

// The linear congruential generator of Java's library, on the low 48 bits.
constexpr std::uint64_t multiplier = 25'214'903'917;
constexpr std::uint64_t increment = 11;
constexpr std::uint64_t modulus = std::uint64_t{1} << 48;

}  // namespace

std::optional<int> GameChance::next(int bound) {
  CARTULARY_REQUIRES(bound > 0);
  if (!number_ || *number_ < 0 || *number_ >= 1) return std::nullopt;
  const int drawn = static_cast<int>(*number_ * bound);
  const std::uint64_t bits = std::bit_cast<std::uint64_t>(*number_) % modulus;
  const std::uint64_t later = (multiplier * bits + increment) % modulus;
  number_ = static_cast<double>(later) / static_cast<double>(modulus);
  return drawn;
}

}  // namespace cartulary
