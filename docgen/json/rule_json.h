// JSON of rules, rulings, variants and elements: each record with all its fields and with the links
// that lead to it and from it, and how to cite it. As docgen/json/json.h in all else.
//
//   std::fputs(ruling_json({meta, catalog, rulebook}, ruling).c_str(), stdout);
//
// Ids with their kind ("ruling/tower/ransom-is-flat") stand where records of several kinds may;
// members named after one kind (`set`, `about`, `with`, `board`) have ids without it.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "docgen/json/paging.h"
#include "engine/position/position.h"
#include "engine/rule/rulebook.h"
#include "engine/tile/catalog.h"
#include "tiledb/database/database.h"

namespace cartulary::docgen {

// What the answers are made from; refers to all of it.
struct RuleData {
  const tiledb::Meta& meta;
  const Catalog& catalog;
  const Rulebook& rulebook;
  std::span<const Position> positions = {};
};

// One record with `positions` that show it and `cite`.
std::string rule_json(const RuleData& data, const Rule& rule);
std::string ruling_json(const RuleData& data, const Ruling& ruling);
std::string variant_json(const RuleData& data, const Variant& variant);
std::string element_json(const RuleData& data, const Element& element);
// Elements in short, by id.
std::string elements_json(const Rulebook& rulebook, const Paging& paging);
// The annotated rules of a set: its opening, its rules in the order of reading, its rulings and
// those of other sets on its rules, each once, and its variants. Records that serve the set count
// as its own.
std::string set_rules_json(const RuleData& data, const TileSet& set);

// Designs of tiles of every class that bear the mark.
int designs_with(const Catalog& catalog, std::string_view mark);

// How to cite the record of that id: "Cartulary 0.1.0, set/tower, content 0123456789ab".
std::string citation(const tiledb::Meta& meta, std::string_view id);

}  // namespace cartulary::docgen
