#include <fmt/format.h>

#include "cli/completion/completion.h"
#include "engine/text/text.h"

namespace cartulary::cli {
namespace {

constexpr std::string_view bash_head =
    R"sh(# bash completion for cartulary, made by `cartulary completion bash`.
_cartulary_sets() {
  "${COMP_WORDS[0]}" sets --csv 2>/dev/null | tail -n +2 | cut -d, -f1
}
_cartulary_words() { COMPREPLY+=($(compgen -W "$1" -- "$cur")); }
_cartulary_list() {
  local last=${cur##*,}
  compopt -o nospace
  COMPREPLY+=($(compgen -P "${cur%"$last"}" -W "$1" -- "$last"))
}
_cartulary_files() {
  compopt -o filenames
  COMPREPLY+=($(compgen "$1" -- "$cur"))
}
_cartulary() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} command='' i
  COMPREPLY=()
)sh";

std::string bash_values(ValueKind kind, std::string_view choices) {
  switch (kind) {
    case ValueKind::Choice:
      return fmt::format("_cartulary_words \"{}\"", choices);
    case ValueKind::ChoiceList:
      return fmt::format("_cartulary_list \"{}\"", choices);
    case ValueKind::Set:
      return "_cartulary_words \"$(_cartulary_sets)\"";
    case ValueKind::SetList:
      return "_cartulary_list \"all mega $(_cartulary_sets)\"";
    case ValueKind::File:
      return "_cartulary_files -f";
    case ValueKind::Folder:
      return "_cartulary_files -d";
    case ValueKind::Text:
      break;
  }
  return "";
}

// The case branch of one command: completes its options after a hyphen, and otherwise the values of
// its arguments.
std::string bash_branch(const Command& command) {
  std::string names;
  for (const OptionRow* row : options_of(command)) add_item(names, row->name, " ");
  std::string values;
  for (const ArgumentRow& row : command.arguments) {
    const std::string one = bash_values(row.kind, row.choices);
    if (!one.empty()) values += fmt::format("        {}\n", one);
  }
  return fmt::format(
      "    {})\n      if [[ $cur == -* ]]; then\n        _cartulary_words \"{}\"\n{}{}"
      "      fi ;;\n",
      command.name, names, values.empty() ? "" : "      else\n", values);
}

}  // namespace

std::string bash_completion(Commands commands) {
  std::string text(bash_head);
  text += fmt::format(
      "  for ((i = 1; i < COMP_CWORD; i++)); do\n    case ${{COMP_WORDS[i]}} in\n"
      "      {}) command=${{COMP_WORDS[i]}}; break ;;\n    esac\n  done\n  case $prev in\n",
      command_names(commands, "|"));
  for (const OptionRow* row : all_options(commands)) {
    if (row->value.empty()) continue;
    const std::string values = bash_values(row->kind, row->choices);
    text += fmt::format("    {}) {}{}return ;;\n", row->name, values, values.empty() ? "" : "; ");
  }
  text += fmt::format("  esac\n  case $command in\n    '') _cartulary_words \"{}",
                      command_names(commands, " "));
  for (const OptionRow& row : common_options().rows) text += fmt::format(" {}", row.name);
  text += "\" ;;\n";
  for (const Command* command : commands) text += bash_branch(*command);
  text += "  esac\n}\ncomplete -F _cartulary cartulary\n";
  return text;
}

}  // namespace cartulary::cli
