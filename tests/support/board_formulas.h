// The scoring of features for tests that load no content: the formulas of the most used lines of
// the content, in a few rows.
#pragma once

#include "engine/guide/scoring.h"

namespace cartulary::test {

// Made once. Choices in selections work as with the content.
const Scoring& board_scoring();

}  // namespace cartulary::test
