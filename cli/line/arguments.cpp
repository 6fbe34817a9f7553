#include "cli/line/arguments.h"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "cli/line/help.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"

namespace cartulary::cli {
namespace {

// CLI11 does not report which words came after `--`, swallows `++` and lets `--sets=` take the next
// argument. Putting this byte before an argument that is not an option protects it; it is removed
// after parsing.
constexpr char guard = '\x01';

std::string bare(std::string text) {
  return !text.empty() && text.front() == guard ? text.substr(1) : text;
}

// The arguments in a form that CLI11 reads correctly; "help tiles" becomes "tiles --help".
std::vector<std::string> guarded(Commands commands, std::span<const std::string> args) {
  if (!args.empty() && args.front() == "help") {
    std::vector<std::string> asked(args.begin() + 1, args.end());
    asked.emplace_back("--help");
    return guarded(commands, asked);
  }
  std::vector<std::string> result;
  bool options = true;
  for (const std::string& argument : args) {
    if (options && argument == "--") {
      options = false;
    } else if (options && argument == "-h") {
      result.push_back("--help");
    } else if (options && argument.starts_with("--") && argument.ends_with('=')) {
      result.push_back(argument.substr(0, argument.size() - 1));
      result.emplace_back(1, guard);
    } else if (options &&
               (argument.starts_with("--") || find_command(commands, argument) != nullptr)) {
      result.push_back(argument);
    } else {
      result.push_back(guard + argument);
    }
  }
  return result;
}

std::string_view bare_name(std::string_view option) {
  return option.substr(0, option.find('='));
}

void add_options(CLI::App& app, const OptionGroup& group) {
  for (const OptionRow& row : group.rows) {
    const std::string name(row.name);
    CLI::Option* option = row.value.empty() ? app.add_flag(name) : app.add_option(name);
    option->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  }
}

void take_options(const CLI::App& app, const OptionGroup& group, Arguments& arguments) {
  for (const OptionRow& row : group.rows) {
    const CLI::Option* option = app.get_option_no_throw(std::string(row.name));
    if (option == nullptr || option->count() == 0) continue;
    std::vector<std::string> values;
    for (const std::string& value : option->results()) values.push_back(bare(value));
    arguments.set(row.name, std::move(values));
  }
}

Error unknown_option(const Command* command, std::string_view argument) {
  std::vector<std::string> known;
  if (command != nullptr)
    for (const OptionGroup& group : command->groups)
      for (const OptionRow& row : group.rows) known.emplace_back(row.name);
  for (const OptionRow& row : common_options().rows) known.emplace_back(row.name);
  const std::string name(bare_name(argument));
  const std::string owner = command == nullptr ? "cartulary" : std::string(command->name);
  const std::string help =
      command == nullptr ? "cartulary --help" : "cartulary " + owner + " --help";
  if (command != nullptr)
    for (const ArgumentRow& row : command->arguments)
      if ("--" + to_lower(row.name) == name)
        return {owner, "unknown option '" + name + "'", "",
                std::string(row.name) + " stands by itself here: " + usage_line(*command), ""};
  return {owner, "unknown option '" + name + "'", "", "`" + help + "` lists the options",
          nearest(name, known)};
}

Error unknown_command(Commands commands, const std::string& name) {
  std::vector<std::string> known;
  for (const Command* command : commands) known.emplace_back(command->name);
  return {"cartulary", "unknown command '" + name + "'", "",
          "`cartulary rules WORDS` searches; `cartulary --help` lists the commands",
          nearest(name, known)};
}

// Finds an option that is missing or given too often, or a switch with a value.
std::optional<Error> option_fault(const Command& command, const Arguments& arguments) {
  const auto check = [&](const OptionGroup& group) -> std::optional<Error> {
    for (const OptionRow& row : group.rows) {
      const std::vector<std::string> values = arguments.texts(row.name);
      const std::string name(row.name);
      if (row.required && values.empty())
        return Error{
            std::string(command.name), "missing option " + name, "",
            "write: " + usage_line(command) +
                (row.kind == ValueKind::Choice ? ", with " + name + ": " + std::string(row.help)
                                               : ""),
            ""};
      if (row.value.empty()) {
        for (const std::string& value : values)
          if (value != "true") return Error{name, "takes no value", "", "write: " + name, ""};
      } else if (!row.repeats && values.size() > 1) {
        return Error{name, "given " + std::to_string(values.size()) + " times", "", "give it once",
                     ""};
      }
    }
    return std::nullopt;
  };
  for (const OptionGroup& group : command.groups)
    if (auto error = check(group)) return error;
  if (auto error = check(common_options())) return error;
  if (arguments.has("--json") && arguments.has("--csv"))
    return Error{"--csv", "stands beside --json", "", "choose one of them", ""};
  return std::nullopt;
}

// A hint for people who write a set where the usage says [SELECTION], or separate sets by spaces.
std::string selection_hint(const Command& command, std::span<const std::string> left_over,
                           const Arguments& arguments) {
  const bool takes_sets = std::ranges::any_of(command.groups, [](const OptionGroup& group) {
    return std::ranges::find(group.rows, "--sets", &OptionRow::name) != group.rows.end();
  });
  if (command.name == "sets")
    return "; `cartulary show " + left_over.front() + "` tells of one set";
  if (!takes_sets) return "";
  if (!arguments.has("--sets")) {
    const std::string& word = left_over.front();
    // If the command takes nothing but a selection, the word may well be a figure or feature.
    if (command.arguments.empty())
      return "; if '" + word + "' is a set, write --sets " + word + "; if not, `cartulary show " +
             word + "` tells of it";
    return "; a set is named by --sets " + word;
  }
  std::string sets;
  const auto add = [&sets](std::string_view word) {
    add_item(sets, word.substr(0, word.find_last_not_of(',') + 1), ",");
  };
  add(arguments.text("--sets"));
  for (const std::string& word : left_over) add(word);
  if (sets.find(' ') != std::string::npos) sets = '"' + sets + '"';
  return "; sets are parted by commas: --sets " + sets;
}

// Assigns the words that are not options to the arguments of the command.
std::optional<Error> place_words(const Command& command, std::vector<std::string> words,
                                 Arguments& arguments) {
  const std::string name(command.name);
  std::size_t next = 0;
  for (const ArgumentRow& row : command.arguments) {
    if (next == words.size()) {
      if (!row.required) continue;
      return Error{name, "missing argument " + std::string(row.name), "",
                   "write: " + usage_line(command) + ", with " + std::string(row.name) + ": " +
                       std::string(row.help),
                   ""};
    }
    std::string text = words[next++];
    while (row.takes_rest && next < words.size()) text += ' ' + words[next++];
    arguments.set(row.name, {text});
  }
  if (next == words.size()) return std::nullopt;
  return Error{name, "unexpected argument '" + words[next] + "'", "",
               "write: " + usage_line(command) +
                   selection_hint(command, std::span(words).subspan(next), arguments),
               ""};
}

std::optional<Error> too_long(std::span<const std::string> args) {
  if (args.size() > max_arguments)
    return Error{"cartulary", std::to_string(args.size()) + " arguments", "",
                 "give at most " + std::to_string(max_arguments), ""};
  for (std::size_t i = 0; i < args.size(); ++i) {
    if (args[i].size() <= max_argument_bytes) continue;
    return Error{"argument " + std::to_string(i + 1),
                 std::to_string(args[i].size()) + " bytes are too many", "",
                 "give at most " + std::to_string(max_argument_bytes), ""};
  }
  return std::nullopt;
}

// The CLI11 parser for the table of commands. One argument is enough for CLI11 to tell options from
// words; place_words does the rest.
struct Parser {
  CLI::App app{"", "cartulary"};
  std::vector<CLI::App*> commands;  // in the order of the table

  explicit Parser(Commands table) {
    app.set_help_flag();
    app.require_subcommand(0, 1);
    app.allow_extras();
    add_options(app, common_options());
    for (const Command* command : table) {
      CLI::App* sub = app.add_subcommand(std::string(command->name));
      sub->set_help_flag();
      sub->allow_extras();
      add_options(*sub, common_options());
      for (const OptionGroup& group : command->groups) add_options(*sub, group);
      commands.push_back(sub);
    }
  }
};

ParsedLine parse_guarded(Commands commands, std::vector<std::string> args) {
  ParsedLine line;
  Parser parser(commands);
  const std::string last = args.empty() ? "" : args.back();
  std::reverse(args.begin(), args.end());
  bool value_missing = false;
  try {
    parser.app.parse(std::move(args));
  } catch (const CLI::Error&) {
    // With extras allowed and nothing required, CLI11 throws only if the last option lacks its
    // value.
    value_missing = true;
  }
  // Only options may come before the command; any word there is taken as the command's name.
  std::vector<std::string> extras = parser.app.remaining();
  take_options(parser.app, common_options(), line.arguments);
  for (const std::string& extra : extras) {
    if (extra.starts_with("--")) continue;
    line.error = unknown_command(commands, bare(extra));
    return line;
  }
  for (std::size_t i = 0; i < parser.commands.size(); ++i) {
    if (!parser.commands[i]->parsed()) continue;
    line.command = commands[i];
    take_options(*parser.commands[i], common_options(), line.arguments);
    for (const OptionGroup& group : line.command->groups)
      take_options(*parser.commands[i], group, line.arguments);
    for (std::string& extra : parser.commands[i]->remaining()) extras.push_back(std::move(extra));
  }
  if (value_missing) {
    line.error = Error{std::string(bare_name(last)), "needs a value", "", "", ""};
    return line;
  }
  std::vector<std::string> words;
  for (std::string& extra : extras) {
    if (extra.starts_with("--") && !line.error) line.error = unknown_option(line.command, extra);
    words.push_back(bare(std::move(extra)));
  }
  if (line.error) return line;
  if (line.command == nullptr) return line;
  if (line.arguments.has("--help") || line.arguments.has("--version")) {
    // The words may select extra help, so faults in them do not matter.
    (void)place_words(*line.command, std::move(words), line.arguments);
    return line;
  }
  line.error = place_words(*line.command, std::move(words), line.arguments);
  if (!line.error) line.error = option_fault(*line.command, line.arguments);
  return line;
}

}  // namespace

bool Arguments::has(std::string_view name) const {
  return values_.find(name) != values_.end();
}

std::string Arguments::text(std::string_view name) const {
  const auto found = values_.find(name);
  return found == values_.end() || found->second.empty() ? "" : found->second.front();
}

std::vector<std::string> Arguments::texts(std::string_view name) const {
  const auto found = values_.find(name);
  return found == values_.end() ? std::vector<std::string>{} : found->second;
}

void Arguments::set(std::string_view name, std::vector<std::string> values) {
  values_[std::string(name)] = std::move(values);
}

ParsedLine parse_line(Commands commands, std::span<const std::string> args) {
  if (std::optional<Error> error = too_long(args)) {
    ParsedLine line;
    line.error = std::move(error);
    line.argument_at_fault = true;
    return line;
  }
  return parse_guarded(commands, guarded(commands, args));
}

}  // namespace cartulary::cli
