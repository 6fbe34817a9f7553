// PlayerRange: a number of players as a game or a print states it: "4", or "2-5" for a range.
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

// Parses a number, or a range from the smaller to the larger, within 1 to most_seats. Nothing for
// any other text.
std::optional<PlayerRange> parse_player_range(std::string_view text);
// The error for any other text; its fix names the bounds.
Error no_player_range(std::string_view where, std::string_view text);

}  // namespace cartulary
