#include "cli/completion/completion.h"

#include "engine/text/text.h"

namespace cartulary::cli {

std::vector<const OptionRow*> options_of(const Command& command) {
  std::vector<const OptionRow*> rows;
  for (const OptionGroup& group : command.groups)
    for (const OptionRow& row : group.rows) rows.push_back(&row);
  for (const OptionRow& row : common_options().rows) rows.push_back(&row);
  return rows;
}

std::vector<const OptionRow*> all_options(Commands commands) {
  std::vector<const OptionRow*> rows;
  const auto add = [&](const OptionRow* row) {
    for (const OptionRow* other : rows)
      if (other->name == row->name) return;
    rows.push_back(row);
  };
  for (const Command* command : commands)
    for (const OptionRow* row : options_of(*command)) add(row);
  return rows;
}

std::string command_names(Commands commands, std::string_view separator) {
  std::string names;
  for (const Command* command : commands) add_item(names, command->name, separator);
  return names;
}

std::string_view brief(std::string_view help) {
  return help.substr(0, help.find_first_of(";:"));
}

std::string quotable(std::string_view text, std::string_view quote) {
  std::string result;
  for (char letter : text) {
    if (letter == '\'')
      result += quote;
    else
      result += letter;
  }
  return result;
}

}  // namespace cartulary::cli
