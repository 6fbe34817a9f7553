// JSON of sets: the list, and one set in full. Layout, key order and numbers are those of all
// answers (docgen/json/json.h).
//
//   std::fputs(sets_json(catalog, {}).c_str(), stdout);
#pragma once

#include <string>
#include <vector>

#include "docgen/json/answer_writer.h"
#include "docgen/json/paging.h"
#include "docgen/json/record_json.h"
#include "engine/rule/rulebook.h"
#include "engine/tile/catalog.h"
#include "engine/tile/edition.h"
#include "engine/tile/set_members.h"
#include "engine/tile/tile_set.h"

namespace cartulary::docgen {

void put_sets(AnswerWriter& json, const Catalog& catalog, const Paging& paging);
std::string sets_json(const Catalog& catalog, const Paging& paging);
std::string set_json(const Catalog& catalog, const Rulebook& rulebook, const TileSet& set);

// The whole record as an object, without a key.
void put_set(AnswerWriter& json, const Catalog& catalog, const Rulebook& rulebook,
             const TileSet& set);
// Copies of land tiles in one edition.
int land_copies(const Catalog& catalog, const TileSet& set, Edition edition);

// The overloads for sets that record_json.h needs.
void put_derived(AnswerWriter& json, const DerivedMember& member, const TileSet& set,
                 const Linked& linked);
void put_derived_cell(AnswerWriter& json, const DerivedMember& member, const TileSet& set,
                      const Linked& linked);
void put_cell(AnswerWriter& json, const std::vector<ContainedSet>& contains, bool);

}  // namespace cartulary::docgen
