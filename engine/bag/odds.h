// Exact chances of drawing, without replacement, from a bag of N tiles of which K fit.
//
// Every function is accurate to 12 digits for any bag; nothing is simulated. Arguments outside the
// stated ranges are clamped: K to 0..N, draws to 0..N. An empty bag gives 0.
//
//   at_least_one(72, 3, 10);       // 0.36586...
#pragma once

#include <cstdint>

namespace cartulary {

// K / N.
double next_draw(std::int64_t bag, std::int64_t fitting);

// 1 - C(N-K, n) / C(N, n).
double at_least_one(std::int64_t bag, std::int64_t fitting, std::int64_t draws);

// My share of the next draws: `players` of us draw in turn, and `turn` draws come before mine.
struct Seat {
  std::int64_t players = 2;  // 1 or more
  std::int64_t turn = 0;     // 0 = I draw next
};

// How many of the next `draws` draws are mine: those at positions turn, turn + players, ...
std::int64_t my_draws(Seat seat, std::int64_t draws);

// The chance that at least one of my draws among the next `draws` fits.
double one_is_mine(std::int64_t bag, std::int64_t fitting, std::int64_t draws, Seat seat);

// The chance that I draw the first fitting tile among the next `draws`: the sum over my positions k
// of C(N-K, k) / C(N, k) * K / (N-k).
double first_is_mine(std::int64_t bag, std::int64_t fitting, std::int64_t draws, Seat seat);

// The chance that a fitting tile comes before the end when `hidden` tiles are never drawn:
// 1 - C(N-K, N-h) / C(N, N-h).
double before_end(std::int64_t bag, std::int64_t fitting, std::int64_t hidden);

}  // namespace cartulary
