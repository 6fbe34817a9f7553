// Page: the data of one page, before it is rendered to HTML.
//
// A page builder reads the PageContext and returns a Page, which owns everything it holds. Builders
// never fail: faults in parameters become part of the page. The page table (page_table.h) assigns
// pages to paths.
//
//   Page page = tile_page({index, search, {}, Audience::Files}, tile);
#pragma once

#include <string>
#include <vector>

#include "docgen/base/page_context.h"
#include "docgen/base/view.h"

namespace cartulary::docgen {

struct Page {
  std::string body;  // the name of its template
  View title;        // for the browser tab; the heading is in the template
  View description;  // one sentence for search engines and previews
  View view;
  std::vector<std::string> scripts = {};  // "assets/picker.js", in order
  std::vector<std::string> styles = {};   // besides those that every page has, in order
  int status = 200;
  std::string picture = {};   // preview for links to the page: "tiles/IC-07.png?size=600"
  std::string moved_to = {};  // path and anchor of the page that replaces this one, or empty
};

}  // namespace cartulary::docgen
