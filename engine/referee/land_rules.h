// Actions on the landscape: abbeys, bridges, tunnels, ferries, castles, gold, flocks of sheep.
//
//   land_families()[0].action;      // "abbey"
#pragma once

#include <span>
#include <string_view>

#include "engine/referee/action_family.h"

namespace cartulary {

std::span<const ActionFamily> land_families();

// The family of the move: its action, but "ferry-change" for a ferry that lies already.
std::string_view land_action(const RuledTable& ruled, const Move& move);

}  // namespace cartulary
