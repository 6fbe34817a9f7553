#include <array>

#include "cli/commands/commands.h"
#include "cli/commands/man_page.h"
#include "cli/line/call.h"

namespace cartulary::cli {
namespace {

std::vector<Error> run_man(Call& call) {
  call.print(man_page());
  return {};
}

constexpr std::array man_examples = {
    Example{"man | man -l -", "read it"},
    Example{"man > ~/.local/share/man/man1/cartulary.1", "install it"}};

}  // namespace

const Command& man_command() {
  static const Command command = {"man",
                                  "About the program",
                                  "the manual page",
                                  "Prints the manual page, made from the same table as --help, in "
                                  "the form that man and groff read.",
                                  {},
                                  {},
                                  man_examples,
                                  run_man};
  return command;
}

}  // namespace cartulary::cli
