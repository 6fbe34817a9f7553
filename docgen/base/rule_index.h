// RuleIndex: what several pages look up of the rulebook, worked out once.
//
// Points into the Library, which must outlive it and stay where it is.
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
#include "tiledb/database/library.h"

namespace cartulary::docgen {

// The static site has a page for two elements that so many rules and rulings are about.
inline constexpr int least_element_pair = 2;

class RuleIndex {
 public:
  explicit RuleIndex(const tiledb::Library& library);

  const Rulebook& rulebook() const { return *rulebook_; }

  // The sets that have rules, in listing order.
  const std::vector<const TileSet*>& sets() const { return sets_; }
  // Rules and rulings whose texts name a tile.
  const SharedRecords& naming_tile(std::string_view tile_id) const;
  // The element that a mark on tiles shows, "inn" or "crop-circle:shield" by its first part;
  // null if none does.
  const Element* element_of_mark(std::string_view mark) const;

  // Every pair of sets of which any record speaks, a < b.
  const std::vector<SetPair>& pairs_of_sets() const { return set_pairs_; }
  // The same of elements, with the number of rules and rulings about both.
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
