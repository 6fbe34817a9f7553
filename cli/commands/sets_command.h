// sets: lists the sets with their codes, editions and numbers of tiles.
//
//   cartulary sets --csv      # for a spreadsheet
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& sets_command();

}  // namespace cartulary::cli
