// JSON of rules, rulings, variants and elements: each record with all its fields, the links to and
// from it, and how to cite it. Layout, key order and numbers are those of all answers
// (docgen/json/json.h).
//
//   std::fputs(ruling_json({meta, catalog, rulebook}, ruling).c_str(), stdout);
//
// Ids have their kind ("ruling/tower/ransom-is-flat") where several kinds are possible. Members
// named after one kind (`set`, `about`, `with`, `board`) have ids without it.
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

// The data from which answers are made. Refers to all of it, which must outlive it.
struct RuleData {
  const tiledb::Meta& meta;
  const Catalog& catalog;
  const Rulebook& rulebook;
  std::span<const Position> positions = {};
};

// One record, with the `positions` that show it and `cite`.
std::string rule_json(const RuleData& data, const Rule& rule);
std::string ruling_json(const RuleData& data, const Ruling& ruling);
std::string variant_json(const RuleData& data, const Variant& variant);
std::string element_json(const RuleData& data, const Element& element);
// Elements in short form, sorted by id.
std::string elements_json(const Rulebook& rulebook, const Paging& paging);
// The annotated rules of a set: its opening, its rules in reading order, its rulings and those of
// other sets on its rules, each once, and its variants. Records that serve the set count as its
// own.
std::string set_rules_json(const RuleData& data, const TileSet& set);

// The number of tile designs, of every class, that have the mark.
int designs_with(const Catalog& catalog, std::string_view mark);

// The citation of a record: "Cartulary 0.1.0, set/tower, content 0123456789ab".
std::string citation(const tiledb::Meta& meta, std::string_view id);

}  // namespace cartulary::docgen
