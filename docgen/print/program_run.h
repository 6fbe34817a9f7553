// ProgramRun: runs another program, feeds it a text, reads its output line by line, and stops it
// when its time is up.
//
// The program runs in its own process group, with no signal blocked or ignored, at low priority,
// and in the root folder, so that it cannot pick up files of the caller's folder by chance. It is
// always stopped and waited for before the call returns.
//
//   ProgramRun run{.words = {"weasyprint", "-", "out.pdf"}, .input = html, .seconds = 60};
//   Result<int> status = run_program(run, [](std::string_view line) { ... });   // 0
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/result.h"
#include "engine/text/stop_check.h"

namespace cartulary::docgen {

struct ProgramRun {
  std::vector<std::string> words;  // the program, searched in PATH, and its arguments
  std::string_view input;          // for its standard input; must outlive the call
  int seconds = 60;                // time limit
  std::size_t memory = 0;          // limit of address space in bytes; 0: none
  std::size_t file = 0;            // limit of each file that it writes, in bytes; 0: none
  StopCheck must_stop = {};        // polled several times a second
};

// The command that runs a Python script with modules from the system only: none from its folder,
// the caller's folder, the environment or the user's own packages. For other programs it is the
// program alone.
std::vector<std::string> isolated_words(const std::string& program);
// The interpreter of the Python script that `program` names; empty for any other program.
std::string python_of(const std::string& program);

// Receives the program's standard output and standard error, in lines of at most 400 bytes (the
// rest of a longer line is dropped).
using LineHearer = std::function<void(std::string_view line)>;

// The executable file that `program` names: the name itself if it has a slash, else the first match
// in PATH. Empty if there is none.
std::string find_program(const std::string& program);

// The exit status, or 128 plus the signal that ended the program. Errors (`where` is the program):
// it cannot be started, takes longer than `seconds`, or must stop. REQUIRES: run.words is not
// empty.
Result<int> run_program(const ProgramRun& run, const LineHearer& hear);

}  // namespace cartulary::docgen
