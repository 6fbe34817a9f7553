// Page: one page as a value, before any HTML.
//
// What builds a page reads the PageContext and returns a Page that owns all it holds; it never
// fails: faults in parameters become part of the page. The table of pages (page_table.h) says
// at which paths the pages stand.
//
//   Page page = tile_page({index, search, {}, Audience::Files}, tile);
#pragma once

#include <string>
#include <vector>

#include "docgen/base/page_context.h"
#include "docgen/base/view.h"

namespace cartulary::docgen {

struct Page {
  std::string body;         // its template
  std::string title;        // of the tab; the heading stands in the template
  std::string description;  // one sentence for search engines and previews
  View view;
  std::vector<std::string> scripts = {};  // "assets/picker.js", in order
  std::vector<std::string> styles = {};   // beside those of every page, in order
  int status = 200;
  std::string picture = {};   // what a link to the page shows: "tiles/IC-07.png?size=600"
  std::string moved_to = {};  // path and anchor of the page that stands for this one, else empty
};

}  // namespace cartulary::docgen
