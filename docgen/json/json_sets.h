// JSON of sets: the list, and one set with all that is known of it. As json.h in all else.
//
//   std::fputs(sets_json(catalog, {}).c_str(), stdout);
#pragma once

#include <string>

#include "docgen/json/answer_writer.h"
#include "docgen/json/paging.h"
#include "engine/rule/rulebook.h"
#include "engine/tile/catalog.h"
#include "engine/tile/edition.h"
#include "engine/tile/tile_set.h"

namespace cartulary::docgen {

void put_sets(AnswerWriter& json, const Catalog& catalog, const Paging& paging);
std::string sets_json(const Catalog& catalog, const Paging& paging);
std::string set_json(const Catalog& catalog, const Rulebook& rulebook, const TileSet& set);

// The parts of a set, each written where the writer stands.
// The whole record as an object, without a name.
void put_set(AnswerWriter& json, const Catalog& catalog, const Rulebook& rulebook,
             const TileSet& set);
// From "id" to "editions".
void add_set_name(AnswerWriter& json, const TileSet& set);
// "designs", "extra" and "special".
void add_set_counts(AnswerWriter& json, const Catalog& catalog, const TileSet& set);
// Copies of land tiles in one edition.
int land_copies(const Catalog& catalog, const TileSet& set, Edition edition);

}  // namespace cartulary::docgen
