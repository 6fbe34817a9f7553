// PageParameters: the query parameters of a request for a page, one value each; none on files.
//
//   query_string({{"sets", "tower"}, {"edition", ""}});   // "?sets=tower"
#pragma once

#include <functional>
#include <map>
#include <string>

namespace cartulary::docgen {

using PageParameters = std::map<std::string, std::string, std::less<>>;

// "?a=b&c=d" of all parameters with a value, percent-escaped; empty if there are none.
std::string query_string(const PageParameters& parameters);

}  // namespace cartulary::docgen
