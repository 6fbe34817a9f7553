// Escapes text for XML and HTML, between tags and in attributes with double quotes.
//
//   xml_text("a < \"b\"");      // "a &lt; &quot;b&quot;"
#pragma once

#include <string>
#include <string_view>

namespace cartulary::docgen {

std::string xml_text(std::string_view text);

}  // namespace cartulary::docgen
