// The same page in fewer bytes, for the thousands of files of a site: quotes and end tags go
// where the standard lets them, and lines without text. What a browser reads stays the same.
//
//   short_html("<ul>\n<li class=\"card\"><b>1</b></li>\n\n</ul>")   // "<ul>\n<li
//   class=card><b>1</b>\n</ul>"
#pragma once

#include <string>
#include <string_view>

namespace cartulary::docgen {

// REQUIRES: the page is ours: well formed, its values in double quotes, without comments.
std::string short_html(std::string_view page);

}  // namespace cartulary::docgen
