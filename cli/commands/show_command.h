// show: shows one record of any kind, and how to cite it.
//
//   cartulary show ruling/tower/ransom-is-flat      # also of a tile, a set, an element ...
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& show_command();

}  // namespace cartulary::cli
