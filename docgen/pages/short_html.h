// Shrinks a page without changing what a browser reads, for the thousands of files of a site. Drops
// quotes and end tags where the HTML standard allows, and lines without text.
//
//   short_html("<ul>\n<li class=\"card\"><b>1</b></li>\n\n</ul>", "about.html")
//   // "<ul>\n<li class=card><b>1</b>\n</ul>"
//   short_html("<a href=\"../tiles/IC-07.html\">", "tiles/IC-06.html")   // "<a href=IC-07.html>"
#pragma once

#include <string>
#include <string_view>

namespace cartulary::docgen {

// REQUIRES: one of our pages: well formed, attribute values in double quotes, no comments. `path`:
// the page's path from the top folder. Links within its folder become plain file names.
std::string short_html(std::string_view page, std::string_view path);

}  // namespace cartulary::docgen
