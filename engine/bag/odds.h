// Exact chances of drawing, without replacement, from a bag of N tiles of which K fit.
//
// Every function is good to 12 digits for any bag; nothing is simulated. Outside the stated
// ranges arguments are clamped: K to 0..N, draws to 0..N. An empty bag gives 0.
//
//   at_least_one(72, 3, 10);       // 0.36586...
#pragma once

#include <cstdint>

namespace cartulary {

// K / N.
double next_draw(std::int64_t bag, std::int64_t fitting);

// 1 - C(N-K, n) / C(N, n).
double at_least_one(std::int64_t bag, std::int64_t fitting, std::int64_t draws);

// My share of the next draws: `players` of us draw in turn, `turn` draws come before mine.
struct Seat {
  std::int64_t players = 2;  // 1 or more
  std::int64_t turn = 0;     // 0 = I draw next
};

// How many of the next `draws` draws are mine: places turn, turn + players, ...
std::int64_t my_draws(Seat seat, std::int64_t draws);

// That at least one of my draws among the next `draws` fits.
double one_is_mine(std::int64_t bag, std::int64_t fitting, std::int64_t draws, Seat seat);

// That the first tile that fits, among the next `draws`, is drawn by me: the sum over my
// places k of C(N-K, k) / C(N, k) * K / (N-k).
double first_is_mine(std::int64_t bag, std::int64_t fitting, std::int64_t draws, Seat seat);

// That a fitting tile comes before the end when `hidden` tiles are never drawn:
// 1 - C(N-K, N-h) / C(N, N-h).
double before_end(std::int64_t bag, std::int64_t fitting, std::int64_t hidden);

}  // namespace cartulary
