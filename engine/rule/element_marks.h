// What players call the marks of tiles, from the names of the elements that they show.
//
//   Catalog catalog(sets, tiles, mark_names_of(elements));
//   catalog.marks_called("Wirtshaus");      // {"inn"}
#pragma once

#include <span>
#include <vector>

#include "engine/rule/rule.h"
#include "engine/tile/catalog.h"

namespace cartulary {

// Cities, roads, fields and rivers are marks by their id.
std::vector<MarkName> mark_names_of(std::span<const Element> elements);

}  // namespace cartulary
