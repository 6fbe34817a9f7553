// fit: which tiles fit a hole, in which turns, and the chance of drawing one.
//
//   cartulary fit 'c?rf' --sets base-game --draws 10      # 3 of 72, 4.2 % for the next draw
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& fit_command();

}  // namespace cartulary::cli
