// PageRooms: the number of digits reserved for each page reference before the pages are known.
//
// A print is laid out with reserved digits, and the true page numbers then replace them, which must
// not move anything; unused room shows as a gap. So the number of digits is estimated from the
// amount of content before each anchor. If an estimate is too low, the rooms are widened and the
// print is laid out again.
//
//   PageRooms rooms = expected_rooms(html);
//   rooms.of("rule-a");                       // 1: it is on one of the first pages
//   if (!rooms.hold(numbers)) rooms.widen(numbers);
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace cartulary::docgen {

struct PageNumbers;

struct PageRooms {
  std::map<std::string, int, std::less<>> digits;  // digits by anchor
  int otherwise = 1;                               // for an anchor that the print does not have

  int of(std::string_view anchor) const;

  // Whether each page number fits into the room of its anchor.
  bool hold(const PageNumbers& numbers) const;

  // Widens each room to fit its page number and the next one; never narrows a room.
  void widen(const PageNumbers& numbers);
};

// Estimates the rooms from the letters and drawings before each anchor.
PageRooms expected_rooms(std::string_view html);

// The number of digits of a page number.
int digits_of(int page);

}  // namespace cartulary::docgen
