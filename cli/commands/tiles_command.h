// tiles: the tiles that match a query.
//
//   cartulary tiles 'has:inn edges:c?rf'      # an inn on a tile that fits the hole in some turn
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& tiles_command();

}  // namespace cartulary::cli
