// JSON of tiles: the list that a search finds, and one tile in full. Layout, key order and numbers
// are those of all answers (docgen/json/json.h).
//
//   std::fputs(tile_json(catalog, *catalog.find_tile("BA-15")).c_str(), stdout);
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "docgen/json/answer_writer.h"
#include "docgen/json/paging.h"
#include "docgen/json/record_json.h"
#include "engine/query/tile_query.h"
#include "engine/tile/catalog.h"
#include "engine/tile/tile.h"
#include "engine/tile/tile_members.h"

namespace cartulary::docgen {

// The form of the tiles of a list. InShort: name, copies and words. Whole: as put_tile() writes it.
enum class TilesTold { InShort, Whole };

void put_hits(AnswerWriter& json, const Catalog& catalog, const TileHits& hits,
              const Paging& paging, TilesTold told);
// put_hits() with TilesTold::InShort.
void put_tiles(AnswerWriter& json, const Catalog& catalog, const TileHits& hits,
               const Paging& paging);
std::string tiles_json(const Catalog& catalog, const TileHits& hits, const Paging& paging,
                       TilesTold told = TilesTold::InShort);
std::string tile_json(const Catalog& catalog, const Tile& tile);

// The whole record as an object, without a key.
void put_tile(AnswerWriter& json, const Catalog& catalog, const Tile& tile);
// A segment as a CSV row. `position` is its index on the tile.
void put_segment_row(AnswerWriter& json, const Tile& tile, std::size_t position);

// The overloads for tiles that record_json.h needs.
void put_value(AnswerWriter& json, const TileSegments& segments, bool);
void put_value(AnswerWriter& json, const std::vector<Symbol>& symbols, bool);
void put_derived(AnswerWriter& json, const DerivedMember& member, const Tile& tile,
                 const Linked& linked);
void put_derived_cell(AnswerWriter& json, const DerivedMember& member, const Tile& tile,
                      const Linked& linked);

}  // namespace cartulary::docgen
