// The same page in fewer bytes, for the thousands of files of a site: quotes and end tags go
// where the standard lets them, and lines without text. What a browser reads stays the same.
//
//   short_html("<ul>\n<li class=\"card\"><b>1</b></li>\n\n</ul>", "about.html")
//   // "<ul>\n<li class=card><b>1</b>\n</ul>"
//   short_html("<a href=\"../tiles/IC-07.html\">", "tiles/IC-06.html")   // "<a href=IC-07.html>"
#pragma once

#include <string>
#include <string_view>

namespace cartulary::docgen {

// REQUIRES: the page is ours: well formed, its values in double quotes, without comments.
// `path`: the page's own, from the top folder. Addresses in its own folder lose the way there.
std::string short_html(std::string_view page, std::string_view path);

}  // namespace cartulary::docgen
