// What features score on the boards of tests that have no content: the formulas of the content's
// most used lines, in a few rows.
#pragma once

#include "engine/guide/scoring.h"

namespace cartulary::test {

// Made once. Choices of selections hold as in the content.
const Scoring& board_scoring();

}  // namespace cartulary::test
