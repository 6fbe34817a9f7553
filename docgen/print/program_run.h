// ProgramRun: another program, fed a text, heard line by line, and stopped when its time is up.
//
// The program runs in a process group of its own, with no signal blocked or ignored, at low
// priority, and in the root folder: what lies in the folder of the caller is nothing that it may
// find by chance. Whatever happens it is stopped and waited for before the call returns.
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
  int seconds = 60;                // after which it is stopped
  std::size_t memory = 0;          // bytes of address space it may take; 0: no bound
  std::size_t file = 0;            // bytes of each file that it may write; 0: no bound
  StopCheck must_stop = {};        // asked some times a second
};

// The words that run a Python script so that it takes modules from the system alone: nothing from
// its folder, the caller's folder, the environment or the user's own packages. Other programs are
// run as they are.
std::vector<std::string> isolated_words(const std::string& program);
// The interpreter of a Python script that `program` names; empty for any other program.
std::string python_of(const std::string& program);

// Hears what the program writes to standard output and standard error, in lines of at most 400
// bytes (the rest of a longer line is dropped).
using LineHearer = std::function<void(std::string_view line)>;

// The file that `program` names, itself where it has a slash, else the first in PATH that may be
// run; empty if there is none.
std::string find_program(const std::string& program);

// The exit status, or 128 and the signal that ended it. Errors (`where` is the program): it cannot
// be started, takes longer than `seconds`, or must stop.
Result<int> run_program(const ProgramRun& run, const LineHearer& hear);

}  // namespace cartulary::docgen
