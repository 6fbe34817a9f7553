#include "cli/line/command.h"

namespace cartulary::cli {

const Command* find_command(Commands commands, std::string_view name) {
  for (const Command* command : commands)
    if (command->name == name) return command;
  return nullptr;
}

}  // namespace cartulary::cli
