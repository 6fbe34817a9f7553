#include "engine/text/said_list.h"

namespace cartulary {

void add_item(Said& list, const Said& item, std::string_view joint) {
  list = list.empty() ? item : said(joint, {{"list", list}, {"item", item}});
}

}  // namespace cartulary
