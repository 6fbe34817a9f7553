#include <fmt/format.h>

#include "cli/completion/completion.h"

namespace cartulary::cli {
namespace {

constexpr std::string_view fish_head =
    R"sh(# fish completion for cartulary, made by `cartulary completion fish`.
function __cartulary_sets
    set -l program (commandline -opc)[1]
    $program sets --csv 2>/dev/null | tail -n +2 | string replace -r ',.*' ''
end
complete -c cartulary -f
)sh";

// The completion of the value of an option or argument.
std::string fish_values(ValueKind kind, std::string_view choices) {
  switch (kind) {
    case ValueKind::Choice:
      return fmt::format(" -a '{}'", choices);
    case ValueKind::ChoiceList:
      return fmt::format(" -a '(__fish_append , (string split \" \" \"{}\"))'", choices);
    case ValueKind::Set:
      return " -a '(__cartulary_sets)'";
    case ValueKind::SetList:
      return " -a '(__fish_append , all mega (__cartulary_sets))'";
    case ValueKind::File:
      return " -F";
    case ValueKind::Folder:
      return " -a '(__fish_complete_directories)'";
    case ValueKind::Text:
      break;
  }
  return "";
}

std::string option_of(const OptionRow& row, std::string_view command) {
  std::string text = "complete -c cartulary";
  if (!command.empty()) text += fmt::format(" -n '__fish_seen_subcommand_from {}'", command);
  text += fmt::format(" -l {}", row.name.substr(2));
  if (!row.value.empty()) {
    text += row.kind == ValueKind::File ? " -r" : " -x";
    text += fish_values(row.kind, row.choices);
  }
  return text + fmt::format(" -d '{}'\n", quotable(brief(row.help), "\\'"));
}

}  // namespace

std::string fish_completion(Commands commands) {
  std::string text(fish_head);
  for (const OptionRow& row : common_options().rows) text += option_of(row, "");
  for (const Command* command : commands) {
    text += fmt::format("complete -c cartulary -n __fish_use_subcommand -a {} -d '{}'\n",
                        command->name, quotable(brief(command->summary), "\\'"));
    for (const OptionGroup& group : command->groups)
      for (const OptionRow& row : group.rows) text += option_of(row, command->name);
    for (const ArgumentRow& row : command->arguments) {
      if (row.kind == ValueKind::Text) continue;
      text += fmt::format("complete -c cartulary -n '__fish_seen_subcommand_from {}'{}\n",
                          command->name, fish_values(row.kind, row.choices));
    }
  }
  return text;
}

}  // namespace cartulary::cli
