// PageParameters: the query parameters of a page request, one value for each name; empty for the
// static site.
//
//   query_string({{"sets", "tower"}, {"edition", ""}});   // "?sets=tower"
#pragma once

#include <functional>
#include <map>
#include <string>

namespace cartulary::docgen {

using PageParameters = std::map<std::string, std::string, std::less<>>;

// All parameters with a value as "?a=b&c=d", percent-escaped; empty if there are none.
std::string query_string(const PageParameters& parameters);

}  // namespace cartulary::docgen
