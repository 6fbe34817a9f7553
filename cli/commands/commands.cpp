#include "cli/commands/commands.h"

#include <array>

namespace cartulary::cli {

Commands all_commands() {
  static const std::array<const Command*, 31> commands = {
      &fit_command(),     &why_command(),        &board_command(),   &moves_command(),
      &judge_command(),   &notation_command(),   &dead_command(),    &tiles_command(),
      &sets_command(),    &editions_command(),   &counts_command(),  &missing_command(),
      &rules_command(),   &game_command(),       &show_command(),    &turn_command(),
      &scoring_command(), &score_command(),      &figures_command(), &words_command(),
      &guide_command(),   &serve_command(),      &mcp_command(),     &site_command(),
      &print_command(),   &export_command(),     &build_command(),   &diff_command(),
      &check_command(),   &completion_command(), &man_command(),
  };
  return commands;
}

}  // namespace cartulary::cli
