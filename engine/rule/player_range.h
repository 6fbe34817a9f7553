// PlayerRange: how many play, as a game and a print have it: "4", or "2-5" where it may differ.
//
// A plain value.
//
//   const std::optional<PlayerRange> range = parse_player_range("2-5");
//   if (range) ... range->most                                            // 5
#pragma once

#include <optional>
#include <string_view>

#include "engine/text/result.h"

namespace cartulary {

inline constexpr int most_seats = 12;

struct PlayerRange {
  int least = 1;
  int most = 1;  // >= least, at most most_seats
  friend bool operator==(const PlayerRange&, const PlayerRange&) = default;
};

// Nothing if it is neither a number nor a range from the lesser to the greater, from 1 to
// most_seats.
std::optional<PlayerRange> parse_player_range(std::string_view text);
// What to say of any other text; the fix names the bounds.
Error no_player_range(std::string_view where, std::string_view text);

}  // namespace cartulary
