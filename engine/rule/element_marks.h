// The names by which players call the marks of tiles, so that queries can use them. They are taken
// from the elements that the marks show, in English and German: {"Wirtshaus", "inn"}.
#pragma once

#include <span>
#include <vector>

#include "engine/rule/rule.h"
#include "engine/tile/catalog.h"

namespace cartulary {

// Cities, roads, fields and rivers count as marks with the id of the element.
std::vector<MarkName> mark_names_of(std::span<const Element> elements);

}  // namespace cartulary
