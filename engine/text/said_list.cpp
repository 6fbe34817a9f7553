#include "engine/text/said_list.h"

#include <span>

#include "engine/text/contract.h"
#include "engine/text/text.h"

namespace cartulary {

void add_item(Said& list, const Said& item, std::string_view joint) {
  list = list.empty() ? item : said(joint, {{"list", list}, {"item", item}});
}

Said list_of(const std::vector<Said>& items, std::string_view last, std::string_view joint) {
  Said list;
  for (std::size_t i = 0; i < items.size(); ++i)
    add_item(list, items[i], i + 1 == items.size() ? last : joint);
  return list;
}

Said write_one_of(const std::vector<std::string>& names) {
  CARTULARY_REQUIRES(!names.empty());
  if (names.size() == 1) return said("search.write-name", {{"name", names.front()}});
  return said("fault.this-or-that", {{"first", all_but_last(names)}, {"second", names.back()}});
}

Said as_heading(const Said& words) {
  return said("list.heading", {{"words", words}});
}

}  // namespace cartulary
