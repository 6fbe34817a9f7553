// PageRooms: how many figures each reference by page gets room for, before the pages are known.
//
// A print is laid out with this room and the true pages then take it, which must move nothing; room
// that is left shows as a gap. So it is told beforehand, from how much stands ahead of an anchor,
// how many figures its page will have. Where that was too few, the rooms are widened and the print
// is laid out again.
//
//   PageRooms rooms = expected_rooms(html);
//   rooms.of("rule-a");                       // 1: it stands among the first pages
//   if (!rooms.hold(numbers)) rooms.widen(numbers);
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace cartulary::docgen {

struct PageNumbers;

struct PageRooms {
  std::map<std::string, int, std::less<>> figures;  // by anchor
  int otherwise = 1;                                // of an anchor that the print does not have

  int of(std::string_view anchor) const;

  // Whether each page has no more figures than its anchor has room for.
  bool hold(const PageNumbers& numbers) const;

  // Gives each anchor room for its page, and for the page behind it; takes none away.
  void widen(const PageNumbers& numbers);
};

// From how many letters and drawings stand ahead of each anchor.
PageRooms expected_rooms(std::string_view html);

// How many figures the number of a page has.
int digits_of(int page);

}  // namespace cartulary::docgen
