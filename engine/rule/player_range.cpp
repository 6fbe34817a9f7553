#include "engine/rule/player_range.h"

#include <charconv>
#include <string>

#include "engine/text/text.h"

namespace cartulary {
namespace {

std::optional<int> seats_in(std::string_view text) {
  int seats = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), seats);
  if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
  if (seats < 1 || seats > most_seats) return std::nullopt;
  return seats;
}

}  // namespace

std::optional<PlayerRange> parse_player_range(std::string_view text) {
  const std::size_t dash = text.find('-');
  const std::optional<int> least = seats_in(trimmed(text.substr(0, dash)));
  const std::optional<int> most =
      dash == std::string_view::npos ? least : seats_in(trimmed(text.substr(dash + 1)));
  if (!least || !most || *least > *most) return std::nullopt;
  return PlayerRange{*least, *most};
}

Error no_player_range(std::string_view where, std::string_view text) {
  return {.where = std::string(where),
          .what = quoted(printable(text.substr(0, 64))) + " is no number of players",
          .fix = "write a number from 1 to " + std::to_string(most_seats) +
                 ", or from the least to the most, such as 2-5"};
}

}  // namespace cartulary
