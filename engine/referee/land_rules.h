// Actions on the landscape: abbeys, castles, gold, flocks of sheep.
//
//   land_families()[0].action;      // "abbey"
#pragma once

#include <span>

#include "engine/referee/action_family.h"

namespace cartulary {

std::span<const ActionFamily> land_families();

}  // namespace cartulary
