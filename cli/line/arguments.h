// Arguments: a command line parsed by the table of commands.
//
// Owns its texts. Each command interprets their contents (numbers, sets, patterns) itself.
//
//   ParsedLine line = parse_line(all_commands(), args);
//   line.arguments.text("PATTERN");       // "c?rf"
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/line/command.h"
#include "engine/text/result.h"

namespace cartulary::cli {

class Arguments {
 public:
  // Whether the option or argument was given.
  bool has(std::string_view name) const;
  // Its value, or "" when it was not given.
  std::string text(std::string_view name) const;
  // All values of an option that may repeat.
  std::vector<std::string> texts(std::string_view name) const;

  void set(std::string_view name, std::vector<std::string> values);

 private:
  std::map<std::string, std::vector<std::string>, std::less<>> values_;
};

// A parsed command line. `error` is a usage error (exit status 2), except that an argument which is
// too long is a fault of the argument (exit status 1).
struct ParsedLine {
  const Command* command = nullptr;  // null: none was named
  Arguments arguments;
  std::optional<Error> error;
  bool argument_at_fault = false;
};

// The limits of a command line; exceeding one is an error.
inline constexpr std::size_t max_argument_bytes = 8'192;
inline constexpr std::size_t max_arguments = 256;

// `args` does not include the program's name. An argument that begins with one hyphen but is not an
// option is an argument of the command (`tiles '-has:inn'`); `--` ends the options. Never throws.
ParsedLine parse_line(Commands commands, std::span<const std::string> args);

}  // namespace cartulary::cli
