// The names that players use for the marks of tiles, taken from the elements that the marks show.
#pragma once

#include <span>
#include <vector>

#include "engine/rule/rule.h"
#include "engine/tile/catalog.h"

namespace cartulary {

// Cities, roads, fields and rivers count as marks with the id of the element.
std::vector<MarkName> mark_names_of(std::span<const Element> elements);

}  // namespace cartulary
