// The symbols that a tile may bear beside its segments, as content spells them.
//
//   find_symbol("flier")->details;      // N, NE, E, ...
#pragma once

#include <span>
#include <string_view>

namespace cartulary::tiledb {

struct SymbolRule {
  std::string_view name;
  std::span<const std::string_view> details;  // what may stand after the colon; empty: nothing
  bool may_be_bare = true;                    // without a detail
  bool any_word = false;                      // its detail is any word: a symbol of a group's own
};

std::span<const SymbolRule> symbol_rules();

// The rule of a name; null if no symbol is called so.
const SymbolRule* find_symbol(std::string_view name);

}  // namespace cartulary::tiledb
