// The program as a function, so that tests can run it without a process.
//
//   std::ostringstream out, err;
//   World world{std::cin, out, err};
//   run(all_commands(), std::vector<std::string>{"fit", "c?rf"}, world);   // 0; see `out`
#pragma once

#include <cstddef>
#include <filesystem>
#include <iosfwd>
#include <span>
#include <string>

#include "cli/line/command.h"

namespace cartulary::cli {

// The environment of a run. Refers to streams that must outlive it.
struct World {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  std::filesystem::path program_folder = ".";  // the folder of the executable
  std::string database_variable = {};          // $CARTULARY_DB
  bool no_color = false;                       // $NO_COLOR is set and not empty
  bool out_is_terminal = false;
  bool err_is_terminal = false;
  std::size_t width = 80;  // of the terminal, in characters
};

// `args` does not include the program's name. Returns the exit status: 0 success, 1 the value of an
// argument is wrong, 2 wrong usage. Never throws; errors are printed to world.err.
int run(Commands commands, std::span<const std::string> args, World& world);

}  // namespace cartulary::cli
