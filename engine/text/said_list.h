// Lists of messages: "north, east and south". A joint joins the next item to the list so far. It is
// a message of its own, with the placeholders {list} and {item}, because languages join
// differently: `list.last` is "{list} and {item}" in English.
//
//   Said sides;
//   add_item(sides, said("tile-words.north"));
//   add_item(sides, said("tile-words.east"), "list.last");   // "north and east"
#pragma once

#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/said.h"
#include "engine/text/text.h"

namespace cartulary {

void add_item(Said& list, const Said& item, std::string_view joint = "list.next");

// All of them, the last one by a joint of its own: "north, east and south".
Said list_of(const std::vector<Said>& items, std::string_view last = "list.last",
             std::string_view joint = "list.next");

// Of several names: the last stands by itself in a message, behind an "or". REQUIRES: there are
// some.
template <class Names>
std::string all_but_last(const Names& names) {
  return joined(std::span(names).first(std::size(names) - 1));
}

// "write a, b or c", of what is written so in every language. REQUIRES: there are some.
Said write_one_of(const std::vector<std::string>& names);

// "Pig herd": as a heading, with a capital letter.
Said as_heading(const Said& words);

}  // namespace cartulary
