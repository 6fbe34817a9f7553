// score: the points of one feature, term by term.
//
//   cartulary score city tiles=6 pennants=2 cathedral complete red=2 blue=1
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& score_command();

}  // namespace cartulary::cli
