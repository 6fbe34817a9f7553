#include "cli/line/app.h"

#include <exception>
#include <ostream>
#include <utility>

#include "cli/line/arguments.h"
#include "cli/line/call.h"
#include "cli/line/help.h"
#include "cli/line/options.h"
#include "docgen/json/json.h"
#include "docgen/json/json_records.h"
#include "engine/text/suggest.h"
#include "engine/text/version.h"

namespace cartulary::cli {
namespace {

constexpr int bad_request = 400;

enum class Colour { Auto, Always, Never };

Result<Colour> colour_of(const Arguments& arguments) {
  const std::string value = arguments.text("--color");
  if (!arguments.has("--color") || value == "auto") return Colour::Auto;
  if (value == "always") return Colour::Always;
  if (value == "never") return Colour::Never;
  const std::vector<std::string> known = {"auto", "always", "never"};
  return Error{"--color", "'" + value + "' is none of auto, always and never", "", "",
               nearest(value, known)};
}

bool coloured(Colour colour, const World& world, bool terminal) {
  if (colour != Colour::Auto) return colour == Colour::Always;
  return terminal && !world.no_color;
}

// Prints the errors as text separated by empty lines, or as problem+json, one object after another.
void report(const std::vector<Error>& errors, bool json, const Style& style, World& world) {
  for (std::size_t i = 0; i < errors.size(); ++i) {
    if (json) {
      world.err << docgen::problem_json(errors[i], bad_request);
      continue;
    }
    const std::string text = without_controls(to_text(errors[i]));
    const std::size_t end = text.find('\n');
    world.err << (i > 0 ? "\n" : "") << style.paint(Ink::Bad, text.substr(0, end))
              << (end == std::string::npos ? "" : text.substr(end)) << '\n';
  }
  if (errors.size() > 1 && !json) world.err << '\n' << errors.size() << " errors\n";
}

int run_line(Commands commands, const ParsedLine& line, World& world) {
  const bool json = line.arguments.has("--json");
  const Result<Colour> colour = colour_of(line.arguments);
  const Colour chosen = colour ? *colour : Colour::Auto;
  const Style out_style(coloured(chosen, world, world.out_is_terminal));
  const Style err_style(coloured(chosen, world, world.err_is_terminal));
  if (line.error) {
    report({*line.error}, json, err_style, world);
    return line.argument_at_fault ? 1 : 2;
  }
  if (!colour) {
    report({colour.error()}, json, err_style, world);
    return 1;
  }
  if (line.arguments.has("--help")) {
    world.out << (line.command == nullptr ? top_help(commands, world.width, out_style)
                                          : command_help(*line.command, world.width, out_style));
    if (line.command != nullptr && line.command->more_help != nullptr)
      world.out << line.command->more_help(Call(line.arguments, world, out_style));
    return 0;
  }
  if (line.arguments.has("--version")) {
    world.out << "cartulary " << program_version << '\n';
    return 0;
  }
  if (line.command == nullptr) {
    world.err << top_help(commands, world.width, err_style);
    return 2;
  }
  Call call(line.arguments, world, out_style);
  std::vector<Error> errors = line.command->run(call);
  for (Error& error : errors) error = with_option_names(std::move(error));
  report(errors, json, err_style, world);
  return errors.empty() ? 0 : 1;
}

}  // namespace

int run(Commands commands, std::span<const std::string> args, World& world) {
  // Errors are values here; only the machine still throws: out of memory, a broken stream.
  try {
    return run_line(commands, parse_line(commands, args), world);
  } catch (const std::exception& exception) {
    world.err << "cartulary: " << exception.what() << '\n';
    return 1;
  }
}

}  // namespace cartulary::cli
