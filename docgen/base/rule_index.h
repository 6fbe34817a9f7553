// RuleIndex: facts about the rulebook that several pages need, computed once.
//
// Points into the Library, which must outlive it and must not move.
//
//   for (const Rule* rule : index.naming_tile("TO-08").rules) ...
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/rule/interactions.h"
#include "tiledb/library/library.h"

namespace cartulary::docgen {

// Two elements get a page in the static site if at least this many rules and rulings are about
// both.
inline constexpr int least_element_pair = 2;

class RuleIndex {
 public:
  explicit RuleIndex(const tiledb::Library& library);

  const Rulebook& rulebook() const { return *rulebook_; }

  // The sets that have rules, in listing order.
  const std::vector<const TileSet*>& sets() const { return sets_; }
  // Rules and rulings whose texts link to a tile.
  const SharedRecords& naming_tile(std::string_view tile_id) const;
  // The element that a mark on tiles shows. "crop-circle:shield" falls back to its first part,
  // "crop-circle". Null if there is none.
  const Element* element_of_mark(std::string_view mark) const;

  // Every pair of sets that some record mentions together, a < b.
  const std::vector<SetPair>& pairs_of_sets() const { return set_pairs_; }
  // The same for elements, with the number of rules and rulings about both.
  using ElementPairs = std::map<std::pair<std::string, std::string>, int>;
  const ElementPairs& pairs_of_elements() const { return element_pairs_; }

 private:
  const Rulebook* rulebook_;
  std::vector<const TileSet*> sets_;
  std::map<std::string, SharedRecords, std::less<>> by_tile_;
  std::map<std::string, const Element*, std::less<>> by_mark_;
  std::vector<SetPair> set_pairs_;
  ElementPairs element_pairs_;
};

}  // namespace cartulary::docgen
