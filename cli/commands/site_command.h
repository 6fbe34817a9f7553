// site: writes the static site into a folder.
//
//   cartulary site --out public      # then open public/index.html
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& site_command();

}  // namespace cartulary::cli
