#include "cli/line/help.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "engine/text/version.h"

namespace cartulary::cli {
namespace {

struct Entry {
  std::string left;
  std::string_view right;
};

// Two columns, the right one wrapped; a left text that is too long gets a line to itself.
std::string entries_text(const std::vector<Entry>& entries, std::size_t width, std::size_t column,
                         const Style& style) {
  std::string text;
  for (const Entry& entry : entries) {
    const std::string left = "  " + style.paint(Ink::Name, entry.left);
    const std::size_t used = display_width(left);
    const bool apart = used + 2 > column;
    const std::string first =
        apart ? std::string(column, ' ') : left + std::string(column - used, ' ');
    text += (apart ? left + '\n' : "") + wrap_after(first, entry.right, width);
  }
  return text;
}

std::string option_left(const OptionRow& row) {
  return row.value.empty() ? std::string(row.name) : fmt::format("{} {}", row.name, row.value);
}

std::string group_text(const OptionGroup& group, std::size_t width, const Style& style) {
  std::vector<Entry> entries;
  for (const OptionRow& row : group.rows) entries.push_back({option_left(row), row.help});
  return '\n' + style.paint(Ink::Heading, group.title) + '\n' +
         entries_text(entries, width, 22, style);
}

std::string examples_text(const Command& command, std::size_t width, const Style& style) {
  std::string text = '\n' + style.paint(Ink::Heading, "Examples") + '\n';
  for (const Example& example : command.examples) {
    text += "  " + style.paint(Ink::Name, "cartulary " + std::string(example.line)) + '\n';
    text += wrap_after("      ", example.what, width);
  }
  return text;
}

std::string word(std::string_view name, bool required) {
  return required ? fmt::format(" {}", name) : fmt::format(" [{}]", name);
}

}  // namespace

std::string usage_line(const Command& command) {
  std::string line = "cartulary " + std::string(command.name);
  for (const ArgumentRow& row : command.arguments) line += word(row.name, row.required);
  for (const OptionGroup& group : command.groups) {
    if (!group.placeholder.empty()) {
      line += fmt::format(" [{}]", group.placeholder);
      continue;
    }
    for (const OptionRow& row : group.rows) line += word(option_left(row), row.required);
  }
  return line;
}

std::string top_help(Commands commands, std::size_t width, const Style& style) {
  std::string text =
      wrap_after("",
                 "cartulary " + std::string(program_version) +
                     ": every Carcassonne tile, what fits a hole, and the exact chance to "
                     "draw it.",
                 width);
  text += "\nUsage: cartulary COMMAND [ARGUMENTS] [OPTIONS]\n";
  std::string_view section;
  for (const Command* command : commands) {
    if (command->section != section) {
      section = command->section;
      text += '\n' + style.paint(Ink::Heading, section) + '\n';
    }
    text += entries_text({{std::string(command->name), command->summary}}, width, 14, style);
  }
  text += '\n' + style.paint(Ink::Heading, "Begin with") + '\n';
  text +=
      entries_text({{"cartulary fit 'c?rf'", "city north, anything east, road south, field west"},
                    {"cartulary sets", "the sets, and the names to give to --sets"},
                    {"cartulary fit --help", "all about one command"}},
                   width, 26, style);
  return text;
}

std::string command_help(const Command& command, std::size_t width, const Style& style) {
  std::string text = wrap_after(
      "", "cartulary " + std::string(command.name) + ": " + std::string(command.summary), width);
  text += '\n' + wrap_after("Usage: ", usage_line(command), width);
  text += '\n' + wrap_after("", command.details, width);
  if (!command.arguments.empty()) {
    std::vector<Entry> entries;
    for (const ArgumentRow& row : command.arguments)
      entries.push_back({std::string(row.name), row.help});
    text += '\n' + style.paint(Ink::Heading, "Arguments") + '\n' +
            entries_text(entries, width, 22, style);
  }
  for (const OptionGroup& group : command.groups) text += group_text(group, width, style);
  text += group_text(common_options(), width, style);
  if (!command.entries.empty()) {
    std::vector<Entry> entries;
    for (const Example& entry : command.entries)
      entries.push_back({std::string(entry.line), entry.what});
    text += '\n' + style.paint(Ink::Heading, command.topic) + '\n' +
            entries_text(entries, width, 22, style);
  }
  return text + examples_text(command, width, style);
}

}  // namespace cartulary::cli
