// Paging: the part of a list that is shown, and how to ask for the rest.
//
//   tiles_json(catalog, hits, {.offset = 20, .limit = 10, .next = "dGls"});
#pragma once

#include <cstddef>
#include <string>

namespace cartulary::docgen {

struct Paging {
  std::size_t offset = 0;
  std::size_t limit = 0;  // 0: all
  std::string next = {};  // opaque text for `next`, empty at the end; left out of CLI answers
};

}  // namespace cartulary::docgen
