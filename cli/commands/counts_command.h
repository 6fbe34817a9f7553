// counts: how many tiles there are, by set, edge code, feature or edition.
//
//   cartulary counts --by set,edges --sets IC      # copies and designs of each edge code
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& counts_command();

}  // namespace cartulary::cli
