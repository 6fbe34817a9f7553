// PageNumbers: the page of each anchor in a print, found by laying the print out once, and then
// written into its links.
//
// WeasyPrint can compute page references itself (target-counter), but it lays out all pages again
// until no reference changes: three times or more for a long book. Here the numbers in links have a
// fixed width. The book is laid out once to find the pages of its anchors (in parallel parts, since
// each chapter begins a page). The true numbers take the same room, so that one more run is enough.
//
//   const PageRooms rooms = expected_rooms(html);
//   numbered_links(html, {}, rooms);   // every reference reads 0, 00 or 000
//   numbered_links(html, {.page_of = {{"rule-a", 12}}}, rooms);   // 'data-page="12"', padded
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/print/page_rooms.h"
#include "docgen/print/pdf_maker.h"
#include "docgen/print/program_run.h"
#include "engine/text/result.h"

namespace cartulary::docgen {

struct PageNumbers {
  std::map<std::string, int, std::less<>> page_of;  // by anchor; the first page is 1
  int pages = 0;                                    // of the whole print
};

// Splits the print into at most `most` parts of about the same length. Each part begins a page and
// is a complete document with the same head. A print without chapters is one part.
std::vector<std::string> page_parts(std::string_view html, std::size_t most);

// Adds to every link within the print the page of its target (data-page), and the padding
// (data-pad) that fills the room of the target. A target that `numbers` does not have gets zeros
// instead.
std::string numbered_links(std::string_view html, const PageNumbers& numbers,
                           const PageRooms& rooms);

// Lays the print out with `interpreter`, a Python that has WeasyPrint, and returns the pages of its
// anchors. `limits` apply to each run; runs at the same time share the memory. `counted` is called
// with the number of pages laid out so far. Errors: those of run_program; the script fails (with
// its last line of output).
Result<PageNumbers> find_page_numbers(std::string_view html, const std::string& interpreter,
                                      const PdfLimits& limits,
                                      const std::function<void(int pages)>& counted);

}  // namespace cartulary::docgen
