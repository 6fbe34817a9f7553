// The symbols that a tile may bear besides its segments, as content spells them.
//
//   find_symbol("flier")->details;      // N, NE, E, ...
#pragma once

#include <span>
#include <string_view>

namespace cartulary::tiledb {

struct SymbolRule {
  std::string_view name;
  std::span<const std::string_view> details;  // allowed after the colon; empty: none
  bool may_be_bare = true;                    // may stand without a detail
  bool any_word = false;  // takes any word as detail: a symbol of a group's own game
};

std::span<const SymbolRule> symbol_rules();

// The rule for a symbol; null if there is no such symbol.
const SymbolRule* find_symbol(std::string_view name);

}  // namespace cartulary::tiledb
