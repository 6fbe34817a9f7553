// The names by which people may write the figures and tokens of a box, such as "tower pieces", when
// they list what they counted (bag/missing.h) or lost (bag/collection.h).
#pragma once

#include <span>

#include "engine/bag/missing.h"
#include "engine/rule/rule.h"

namespace cartulary {

// Maps names to the ids of elements that the contents of some set list. Names are ids, English and
// German names, other words of the element, and the wording of the contents. If two elements share
// a name, it belongs to the one with that id or English name, otherwise to the first.
PieceNames piece_names(const Catalog& catalog, std::span<const Element> elements);

}  // namespace cartulary
