// PageNumbers: the page that each anchor of a print stands on, found by laying the print out once,
// and written into its links.
//
// WeasyPrint can work out references by page itself (target-counter), but lays all pages out again
// until no reference changes: three times and more for a long book. Here links get figures of a
// fixed width, the book is laid out once to see where its anchors stand (in parts side by side,
// since each chapter begins a page), and the true figures take the same room: one more run is all.
//
//   const PageRooms rooms = expected_rooms(html);
//   numbered_links(html, {}, rooms)                 // every reference reads 0, 00 or 000
//   numbered_links(html, {{"rule-a", 12}}, rooms)   // 'data-page="12"', in the room for its
//   figures
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
  std::map<std::string, int, std::less<>> page_of;  // by anchor, pages from 1
  int pages = 0;                                    // of the whole
};

// The print in at most `most` parts that each begin a page, of about the same length: documents of
// their own with the same head. A print without chapters is one part.
std::vector<std::string> page_parts(std::string_view html, std::size_t most);

// The print with the page of its target on every link within it (data-page), in the room that the
// target has (data-pad fills it). A target that is not among `page_of` gets as many zeros.
std::string numbered_links(std::string_view html, const PageNumbers& numbers,
                           const PageRooms& rooms);

// Lays the print out with `interpreter`, a Python that has WeasyPrint, and says where its anchors
// stand. `limits` bound each run; `counted` hears how many pages are laid out so far.
// Errors: those of run_program; it fails (with the last line that it said).
Result<PageNumbers> find_page_numbers(std::string_view html, const std::string& interpreter,
                                      const PdfLimits& limits,
                                      const std::function<void(int pages)>& counted);

}  // namespace cartulary::docgen
