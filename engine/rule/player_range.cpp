#include "engine/rule/player_range.h"

#include <string>

#include "engine/text/text.h"

namespace cartulary {

std::optional<PlayerRange> parse_player_range(std::string_view text) {
  const std::size_t dash = text.find('-');
  const std::optional<int> least = parse_whole(trimmed(text.substr(0, dash)), 1, most_seats);
  const std::optional<int> most = dash == std::string_view::npos
                                      ? least
                                      : parse_whole(trimmed(text.substr(dash + 1)), 1, most_seats);
  if (!least || !most || *least > *most) return std::nullopt;
  return PlayerRange{*least, *most};
}

Error no_player_range(std::string_view where, std::string_view text) {
  return {.where = std::string(where),
          .what = said("page.no-number-of-players", {{"text", printable(text.substr(0, 64))}}),
          .fix = said("page.write-players", {{"most", most_seats}})};
}

}  // namespace cartulary
