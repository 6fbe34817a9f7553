#include "engine/text/said_list.h"

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

}  // namespace cartulary
