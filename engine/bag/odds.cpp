#include "engine/bag/odds.h"

#include <algorithm>
#include <cmath>

namespace cartulary {

namespace {

// e^-50 is less than half a unit in the last place of 1.
constexpr long double as_good_as_certain = -50.0L;
constexpr long double negligible = 1e-25L;

}  // namespace

double next_draw(std::int64_t bag, std::int64_t fitting) {
  if (bag <= 0) return 0;
  fitting = std::clamp<std::int64_t>(fitting, 0, bag);
  return static_cast<double>(static_cast<long double>(fitting) / static_cast<long double>(bag));
}

// C(N-K, n) / C(N, n) is the product of (N-a-i) / (N-i) for i below b, where a and b are K and n in
// either order. Taking the smaller one as b gives fewer factors. Summed as logarithms, all terms
// have the same sign, so neither a tiny chance nor one near 1 loses digits.
double at_least_one(std::int64_t bag, std::int64_t fitting, std::int64_t draws) {
  if (bag <= 0) return 0;
  fitting = std::clamp<std::int64_t>(fitting, 0, bag);
  draws = std::clamp<std::int64_t>(draws, 0, bag);
  if (fitting == 0 || draws == 0) return 0;
  if (draws > bag - fitting) return 1;
  const auto factors = std::min(fitting, draws);
  const auto taken = static_cast<long double>(std::max(fitting, draws));
  const auto all = static_cast<long double>(bag);
  long double log_none = 0;
  for (std::int64_t i = 0; i < factors && log_none > as_good_as_certain; ++i)
    log_none += std::log1p(-taken / (all - static_cast<long double>(i)));
  return static_cast<double>(-std::expm1(log_none));
}

std::int64_t my_draws(Seat seat, std::int64_t draws) {
  const std::int64_t players = std::max<std::int64_t>(seat.players, 1);
  const std::int64_t turn = std::max<std::int64_t>(seat.turn, 0);
  return turn >= draws ? 0 : (draws - turn - 1) / players + 1;
}

double one_is_mine(std::int64_t bag, std::int64_t fitting, std::int64_t draws, Seat seat) {
  return at_least_one(bag, fitting, my_draws(seat, std::min(draws, bag)));
}

double first_is_mine(std::int64_t bag, std::int64_t fitting, std::int64_t draws, Seat seat) {
  if (bag <= 0) return 0;
  fitting = std::clamp<std::int64_t>(fitting, 0, bag);
  draws = std::clamp<std::int64_t>(draws, 0, bag);
  const std::int64_t players = std::max<std::int64_t>(seat.players, 1);
  std::int64_t mine = std::max<std::int64_t>(seat.turn, 0);
  if (fitting == 0) return 0;
  const auto all = static_cast<long double>(bag);
  const auto fit = static_cast<long double>(fitting);
  long double none_before = 1;  // C(N-K, k) / C(N, k)
  long double sum = 0;
  for (std::int64_t k = 0; k < draws && none_before > sum * negligible; ++k) {
    const long double left = all - static_cast<long double>(k);
    if (k == mine) {
      sum += none_before * fit / left;
      if (mine > draws - players) break;
      mine += players;
    }
    none_before *= (left - fit) / left;
  }
  return static_cast<double>(sum);
}

double before_end(std::int64_t bag, std::int64_t fitting, std::int64_t hidden) {
  return at_least_one(bag, fitting,
                      bag - std::clamp<std::int64_t>(hidden, 0, std::max<std::int64_t>(bag, 0)));
}

}  // namespace cartulary
