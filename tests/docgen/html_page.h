// What tests ask of a page: its links, its ids, its elements.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace cartulary::test {

// The values of `name="..."` in all tags, with the five entities put back.
std::vector<std::string> attribute_values(std::string_view html, std::string_view name);

// How often `<name` opens an element.
int count_elements(std::string_view html, std::string_view name);

// Where a link of the page at `path` leads: a path from the top folder, and the anchor behind
// `#`; an empty path for links out of the site.
struct Target {
  std::string path;
  std::string anchor;
};
Target target_of(std::string_view path, std::string_view link);

// Faults of the nesting: an end tag without its start, an element left open.
std::vector<std::string> nesting_faults(std::string_view html);

}  // namespace cartulary::test
