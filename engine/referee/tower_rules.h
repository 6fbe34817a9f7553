// The Tower: pieces, captures, the exchange of prisoners, ransom.
//
//   tower_families()[0].permits;    // "referee.may-add-tower-piece"
#pragma once

#include <span>

#include "engine/referee/action_family.h"

namespace cartulary {

std::span<const ActionFamily> tower_families();

}  // namespace cartulary
