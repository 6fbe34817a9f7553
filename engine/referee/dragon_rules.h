// The Princess and the Dragon: the dragon's steps, the fairy, the princess.
//
//   dragon_families()[1].action;    // "fairy"
#pragma once

#include <span>

#include "engine/referee/action_family.h"

namespace cartulary {

std::span<const ActionFamily> dragon_families();

}  // namespace cartulary
