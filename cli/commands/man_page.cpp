#include "cli/commands/man_page.h"

#include <string_view>

#include "cli/commands/commands.h"
#include "cli/line/command.h"
#include "cli/line/help.h"
#include "cli/line/options.h"
#include "engine/text/version.h"

namespace cartulary::cli {
namespace {

// Escapes text so that roff prints it literally.
std::string escaped(std::string_view text) {
  std::string result;
  for (char letter : text) {
    if (letter == '\\') {
      result += "\\e";
    } else if (letter == '-') {
      result += "\\-";
    } else if (letter == '\'' || letter == '.') {
      // Needed only at the start of a line, harmless elsewhere.
      result += letter == '.' ? "\\&." : "\\(aq";
    } else if (letter == '~') {
      result += "\\(ti";
    } else if (letter == '^') {
      result += "\\(ha";
    } else if (letter == '`') {
      result += "\\(ga";
    } else if (letter == '\n') {
      result += "\n.PP\n";
    } else {
      result += letter;
    }
  }
  return result;
}

std::string entry(std::string_view name, std::string_view value, std::string_view help) {
  std::string head = "\\fB" + escaped(name) + "\\fR";
  if (!value.empty()) head += " \\fI" + escaped(value) + "\\fR";
  return ".TP\n" + head + "\n" + escaped(help) + "\n";
}

std::string group(const OptionGroup& options) {
  std::string text;
  for (const OptionRow& row : options.rows) text += entry(row.name, row.value, row.help);
  return text;
}

std::string command_section(const Command& command) {
  std::string text = ".SS \"" + std::string(command.name) + "\"\n";
  text += "\\fB" + escaped(usage_line(command)) + "\\fR\n.PP\n";
  text += escaped(command.details) + "\n";
  for (const ArgumentRow& row : command.arguments) text += entry(row.name, "", row.help);
  for (const OptionGroup& options : command.groups)
    if (options.placeholder.empty()) text += group(options);
  if (!command.entries.empty()) {
    text += ".PP\n" + escaped(command.topic) + ":\n";
    for (const Example& row : command.entries) text += entry(row.line, "", row.what);
  }
  for (const Example& example : command.examples)
    text += ".PP\nExample: \\fB" + escaped("cartulary " + std::string(example.line)) +
            "\\fR\n.br\n" + escaped(example.what) + "\n";
  return text;
}

}  // namespace

std::string man_page() {
  std::string text =
      ".TH CARTULARY 1 \"\" \"cartulary " + std::string(program_version) + "\" \"User commands\"\n";
  text +=
      ".SH NAME\ncartulary \\- every Carcassonne tile, what fits a hole, and the exact chance\n";
  text += ".SH SYNOPSIS\n\\fBcartulary\\fR \\fICOMMAND\\fR [\\fIARGUMENTS\\fR] [\\fIOPTIONS\\fR]\n";
  text += ".SH COMMANDS\n";
  for (const Command* command : all_commands()) text += command_section(*command);
  text += ".SH SELECTION\n" + group(selection_options());
  text += ".SH ODDS\n" + group(odds_options());
  text += ".SH OPTIONS OF EVERY COMMAND\n" + group(common_options());
  text += ".TP\n\\fB\\-\\-\\fR\n" +
          escaped(
              "Ends the options. An argument that begins with one hyphen and is no option is "
              "an argument of the command as it stands.") +
          "\n";
  text += ".SH ENVIRONMENT\n";
  text += entry("CARTULARY_DB", "", "The database, where --db does not name one.");
  text += entry("NO_COLOR", "", "Set to anything: no colours, unless --color always.");
  text += ".SH EXIT STATUS\n";
  text += entry("0", "", "Success, also when nothing is found.");
  text +=
      entry("1", "", "What an argument says is wrong: a pattern, set, query, id, file, content.");
  text += entry("2", "", "Wrong use: an unknown command or option, a missing argument.");
  return text;
}

}  // namespace cartulary::cli
