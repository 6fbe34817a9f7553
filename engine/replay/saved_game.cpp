#include "engine/replay/saved_game.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/text/text.h"

namespace cartulary {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 2> theirs = {
    {{"small", "follower"}, {"big", "large-follower"}}};

}  // namespace

std::string figure_element(std::string_view figure) {
  const auto parts = split(figure, '.');
  if (parts.size() < 3) return std::string(parts.front());
  for (const auto& [kind, element] : theirs)
    if (parts[1] == kind) return std::string(element);
  return std::string(parts[1]);
}

int figure_player(std::string_view figure) {
  const auto parts = split(figure, '.');
  return parts.size() < 3 ? -1 : parse_whole(parts.front(), 0, 99).value_or(-1);
}

}  // namespace cartulary
