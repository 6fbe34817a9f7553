#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <string>
#include <system_error>
#include <vector>

#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/commands/commands.h"
#include "cli/line/app.h"
#include "cli/terminal/fd_buffer.h"

namespace {

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

std::filesystem::path program_folder() {
  std::error_code problem;
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", problem);
  return problem ? std::filesystem::path(".") : program.parent_path();
}

// Lines of more than 120 characters are hard to read.
std::size_t terminal_width() {
  winsize size{};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return 80;
  return std::min<std::size_t>(std::max<std::size_t>(size.ws_col, 40), 120);
}

}  // namespace

int main(int argc, char* argv[]) {
  // If the reader has gone (| head), a write fails with an error and the program ends quietly.
  std::signal(SIGPIPE, SIG_IGN);
  cartulary::cli::FdBuffer out_buffer(STDOUT_FILENO);
  std::ostream out(&out_buffer);
  cartulary::cli::World world{std::cin,
                              out,
                              std::cerr,
                              program_folder(),
                              variable("CARTULARY_DB"),
                              !variable("NO_COLOR").empty(),
                              ::isatty(STDOUT_FILENO) == 1,
                              ::isatty(STDERR_FILENO) == 1,
                              terminal_width()};
  const std::vector<std::string> args(argv + (argc > 0 ? 1 : 0), argv + argc);
  const int status = cartulary::cli::run(cartulary::cli::all_commands(), args, world);
  out.flush();
  if (out_buffer.error() == 0 || out_buffer.error() == EPIPE) return status;
  std::cerr << "standard output: " << std::generic_category().message(out_buffer.error()) << '\n';
  return 1;
}
