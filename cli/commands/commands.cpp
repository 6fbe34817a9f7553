#include "cli/commands/commands.h"

#include <array>

#include "cli/commands/board_command.h"
#include "cli/commands/build_command.h"
#include "cli/commands/check_command.h"
#include "cli/commands/completion_command.h"
#include "cli/commands/counts_command.h"
#include "cli/commands/dead_command.h"
#include "cli/commands/diff_command.h"
#include "cli/commands/editions_command.h"
#include "cli/commands/export_command.h"
#include "cli/commands/fit_command.h"
#include "cli/commands/game_command.h"
#include "cli/commands/man_command.h"
#include "cli/commands/missing_command.h"
#include "cli/commands/moves_command.h"
#include "cli/commands/print_command.h"
#include "cli/commands/rules_command.h"
#include "cli/commands/serve_command.h"
#include "cli/commands/sets_command.h"
#include "cli/commands/show_command.h"
#include "cli/commands/site_command.h"
#include "cli/commands/tiles_command.h"
#include "cli/commands/why_command.h"
#include "cli/guide/figures_command.h"
#include "cli/guide/guide_command.h"
#include "cli/guide/score_command.h"
#include "cli/guide/scoring_command.h"
#include "cli/guide/turn_command.h"
#include "cli/guide/words_command.h"

namespace cartulary::cli {

Commands all_commands() {
  static const std::array<const Command*, 29> commands = {
      &fit_command(),      &why_command(),     &board_command(),   &moves_command(),
      &judge_command(),    &dead_command(),    &tiles_command(),   &sets_command(),
      &editions_command(), &counts_command(),  &missing_command(), &rules_command(),
      &game_command(),     &show_command(),    &turn_command(),    &scoring_command(),
      &score_command(),    &figures_command(), &words_command(),   &guide_command(),
      &serve_command(),    &site_command(),    &print_command(),   &export_command(),
      &build_command(),    &diff_command(),    &check_command(),   &completion_command(),
      &man_command(),
  };
  return commands;
}

}  // namespace cartulary::cli
