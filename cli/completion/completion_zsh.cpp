#include <fmt/format.h>

#include "cli/completion/completion.h"

namespace cartulary::cli {
namespace {

constexpr std::string_view zsh_head = R"sh(#compdef cartulary
# zsh completion for cartulary, made by `cartulary completion zsh`.
_cartulary_sets() {
  local -a names
  names=(${${(f)"$($service sets --csv 2>/dev/null)"}%%,*})
  compadd "$@" - ${names:#id}
}
_cartulary_set_list() { _sequence _cartulary_set_or_all }
_cartulary_set_or_all() { compadd "$@" - all mega; _cartulary_sets "$@" }
_cartulary() {
  local curcontext=$curcontext state line
  typeset -A opt_args
  local -a commands
)sh";

std::string action_of(ValueKind kind, std::string_view choices) {
  switch (kind) {
    case ValueKind::Choice:
      return fmt::format("({})", choices);
    case ValueKind::ChoiceList:
      return fmt::format("_sequence compadd - {}", choices);
    case ValueKind::Set:
      return "_cartulary_sets";
    case ValueKind::SetList:
      return "_cartulary_set_list";
    case ValueKind::File:
      return "_files";
    case ValueKind::Folder:
      return "_files -/";
    case ValueKind::Text:
      break;
  }
  return " ";
}

std::string escaped(std::string_view text) {
  std::string result;
  for (char letter : quotable(text, "'\\''")) {
    if (letter == '[' || letter == ']' || letter == ':') result += '\\';
    result += letter;
  }
  return result;
}

std::string option_of(const OptionRow& row) {
  const std::string value =
      row.value.empty() ? "" : fmt::format(":{}:{}", row.value, action_of(row.kind, row.choices));
  return fmt::format("'{}{}[{}]{}'", row.repeats ? "*" : "", row.name, escaped(brief(row.help)),
                     value);
}

std::string zsh_branch(const Command& command) {
  std::string text = fmt::format("        {}) _arguments", command.name);
  for (const OptionRow* row : options_of(command))
    text += fmt::format(" \\\n          {}", option_of(*row));
  for (const ArgumentRow& row : command.arguments)
    text += fmt::format(" \\\n          '{}:{}:{}'", row.takes_rest ? "*" : "", row.name,
                        action_of(row.kind, row.choices));
  return text + " ;;\n";
}

}  // namespace

std::string zsh_completion(Commands commands) {
  std::string text(zsh_head);
  text += "  commands=(\n";
  for (const Command* command : commands)
    text += fmt::format("    '{}:{}'\n", command->name, escaped(brief(command->summary)));
  text += "  )\n  _arguments -C \\\n";
  for (const OptionRow& row : common_options().rows)
    text += fmt::format("    {} \\\n", option_of(row));
  text +=
      "    '1:command:->command' '*::argument:->argument'\n  case $state in\n"
      "    command) _describe command commands ;;\n    argument)\n      case $line[1] in\n";
  for (const Command* command : commands) text += zsh_branch(*command);
  return text + "      esac ;;\n  esac\n}\n_cartulary \"$@\"\n";
}

}  // namespace cartulary::cli
