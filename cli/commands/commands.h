// The commands, each told and done in the .cpp file of its name.
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& fit_command();
const Command& why_command();
const Command& board_command();
const Command& dead_command();
const Command& tiles_command();
const Command& sets_command();
const Command& counts_command();
const Command& missing_command();
const Command& rules_command();
const Command& show_command();
const Command& serve_command();
const Command& site_command();
const Command& export_command();
const Command& build_command();
const Command& check_command();
const Command& completion_command();
const Command& man_command();

}  // namespace cartulary::cli
