// A scoring guide of a few lines for the tests of this folder.
#pragma once

#include "engine/guide/scoring.h"

namespace cartulary {

// Cities (cathedral, Mage, Witch, little buildings), farms with pigs, the fairy, gold, tax.
Scoring small_scoring();

}  // namespace cartulary
