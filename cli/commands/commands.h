// The commands of cartulary, in the order of the help. Each is defined in the file of its name,
// such as fit_command.cpp; judge stands beside moves.
//
//   return run(all_commands(), args, world);
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

Commands all_commands();

const Command& fit_command();
const Command& why_command();
const Command& board_command();
const Command& moves_command();
const Command& judge_command();
const Command& notation_command();
const Command& dead_command();
const Command& tiles_command();
const Command& sets_command();
const Command& editions_command();
const Command& counts_command();
const Command& missing_command();
const Command& rules_command();
const Command& game_command();
const Command& show_command();
const Command& turn_command();
const Command& scoring_command();
const Command& score_command();
const Command& figures_command();
const Command& words_command();
const Command& guide_command();
const Command& serve_command();
const Command& mcp_command();
const Command& site_command();
const Command& print_command();
const Command& export_command();
const Command& build_command();
const Command& diff_command();
const Command& check_command();
const Command& completion_command();
const Command& man_command();

}  // namespace cartulary::cli
