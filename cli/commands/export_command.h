// export: writes the data as JSON, CSV or SQLite, with a data dictionary and checksums.
//
//   cartulary export --format csv --out tiles-csv      # one file for each table
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& export_command();

}  // namespace cartulary::cli
