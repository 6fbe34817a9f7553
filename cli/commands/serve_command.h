// serve: runs the web server with pages and API on this machine until it is stopped.
//
//   cartulary serve --port 8040      # http://127.0.0.1:8040/
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& serve_command();

}  // namespace cartulary::cli
