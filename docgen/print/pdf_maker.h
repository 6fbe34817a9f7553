// PdfMaker: makes a PDF of a printable page by running WeasyPrint.
//
// The page goes to the program's standard input, what it says of its progress is read from its
// standard error; nothing of it is written anywhere but to the file that is named. The pages of
// references are found first (page_numbers.h), where the program is the script of a Python; any
// other program gets the page as it is and works them out itself.
//
//   PdfLimits limits{.program = "weasyprint", .seconds = 600};
//   Status made = make_pdf(html, "out.pdf", limits, [](const PdfStep& step) { ... });
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/print/program_run.h"
#include "engine/text/result.h"
#include "engine/text/stop_check.h"

namespace cartulary::docgen {

struct PdfLimits {
  std::string program = "weasyprint";  // searched in PATH
  int seconds = 900;                   // after which it is stopped, each of its runs
  std::size_t memory = 0;              // bytes that all who run at once may take; 0: no bound
  std::size_t most_bytes = 0;          // of the PDF; 0: no bound
  StopCheck must_stop = {};            // asked some times a second
};

// How far the work is: pages so far (`of` is 0) until their number is known, then pages of all.
struct PdfStep {
  int pages = 0;
  int of = 0;

  friend bool operator==(const PdfStep&, const PdfStep&) = default;
};
using PdfProgress = std::function<void(const PdfStep&)>;

// Whether the program is there to be run.
bool has_pdf_program(const std::string& program);

// Error (`where` as given): no font of this machine has the letters of one of the languages. Where
// nobody can tell, as fontconfig's fc-list is not there, nothing is refused.
Status need_letters(const std::vector<std::string>& languages, std::string_view where);

// Writes the PDF to `file`, which it may leave in parts if it fails: give a temporary name.
// Errors (`where` is the program): it is not there, fails (with the last line that it said), or
// takes longer than `seconds`, or must stop.
Status make_pdf(std::string_view html, const std::filesystem::path& file, const PdfLimits& limits,
                const PdfProgress& progress);

}  // namespace cartulary::docgen
