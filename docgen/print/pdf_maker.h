// Makes a PDF of a printable page by running WeasyPrint: make_pdf(), with the limits of a run
// (PdfLimits) and its progress (PdfStep).
//
// The page goes to the program's standard input, and its progress is read from standard error. Only
// the named file is written. WeasyPrint is usually a Python script. Then its interpreter first lays
// the page out with a script of ours, which finds the page numbers of references faster than
// WeasyPrint itself (page_numbers.h). Any other program gets the page as it is and must compute
// them itself.
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
  int seconds = 900;                   // limit for each run
  std::size_t memory = 0;              // bytes for all simultaneous runs together; 0: no limit
  std::size_t most_bytes = 0;          // size of the PDF; 0: no limit
  StopCheck must_stop = {};            // polled several times a second
};

// Progress: the pages laid out so far. `of` is their total, or 0 while it is unknown.
struct PdfStep {
  int pages = 0;
  int of = 0;

  friend bool operator==(const PdfStep&, const PdfStep&) = default;
};
using PdfProgress = std::function<void(const PdfStep&)>;

// Whether the program is installed.
bool has_pdf_program(const std::string& program);

// Error (`where` as given): no font on this machine has the letters of one of the languages.
// Without fontconfig's fc-list this cannot be checked, and there is no error.
Status need_letters(const std::vector<std::string>& languages, std::string_view where);

// Writes the PDF to `file`. A failed run may leave a partial file, so pass a temporary name. Errors
// (`where` is the program): it is not installed, fails (with the line of its output that says why),
// takes longer than `seconds`, or must stop.
Status make_pdf(std::string_view html, const std::filesystem::path& file, const PdfLimits& limits,
                const PdfProgress& progress);

}  // namespace cartulary::docgen
