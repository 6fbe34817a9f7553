#include <array>

#include "cli/commands/commands.h"
#include "cli/completion/completion.h"
#include "cli/line/call.h"
#include "engine/text/suggest.h"

namespace cartulary::cli {
namespace {

std::vector<Error> run_completion(Call& call) {
  const std::string shell = call.text("SHELL");
  if (shell == "bash") {
    call.print(bash_completion(all_commands()));
  } else if (shell == "zsh") {
    call.print(zsh_completion(all_commands()));
  } else if (shell == "fish") {
    call.print(fish_completion(all_commands()));
  } else {
    const std::vector<std::string> known = {"bash", "zsh", "fish"};
    return {Error{"shell", "no completion for '" + shell + "'", "", "shells are bash, zsh and fish",
                  nearest(shell, known)}};
  }
  return {};
}

constexpr std::array completion_arguments = {
    ArgumentRow{"SHELL", "bash, zsh or fish", ValueKind::Choice, "bash zsh fish"}};
constexpr std::array completion_examples = {
    Example{"completion bash > ~/.cartulary.bash",
            "for bash; then add to ~/.bashrc: source ~/.cartulary.bash"},
    Example{"completion zsh > \"${fpath[1]}/_cartulary\"",
            "for zsh; a folder of $fpath, before compinit runs"},
    Example{"completion fish > ~/.config/fish/completions/cartulary.fish", "for fish"}};

}  // namespace

const Command& completion_command() {
  static const Command command = {
      "completion",
      "About the program",
      "completion script for bash, zsh or fish",
      "Prints a script that completes commands, options and the names of sets. Commands and "
      "options are in it; names of sets are asked from the program.",
      completion_arguments,
      {},
      completion_examples,
      run_completion};
  return command;
}

}  // namespace cartulary::cli
