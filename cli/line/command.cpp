#include "cli/line/command.h"

#include <array>

#include "cli/commands/commands.h"

namespace cartulary::cli {

std::span<const Command* const> all_commands() {
  static const std::array<const Command*, 17> commands = {
      &fit_command(),    &why_command(),   &board_command(),  &dead_command(),
      &tiles_command(),  &sets_command(),  &counts_command(), &missing_command(),
      &rules_command(),  &show_command(),  &serve_command(),  &site_command(),
      &export_command(), &build_command(), &check_command(),  &completion_command(),
      &man_command(),
  };
  return commands;
}

const Command* find_command(std::string_view name) {
  for (const Command* command : all_commands())
    if (command->name == name) return command;
  return nullptr;
}

}  // namespace cartulary::cli
