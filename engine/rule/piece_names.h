// What people may call the figures and tokens that a box holds, when they count them.
//
//   PieceNames names = piece_names(catalog, rulebook.elements());
//   names.find(piece_key("tower pieces"))->second;     // "tower-piece"
#pragma once

#include <span>

#include "engine/bag/missing.h"
#include "engine/rule/rule.h"

namespace cartulary {

// Ids, names, German names and other words of the elements that any set's contents name, and what
// the contents call them. What two elements are called by belongs to the one whose id or name it
// is, else to the first.
PieceNames piece_names(const Catalog& catalog, std::span<const Element> elements);

}  // namespace cartulary
