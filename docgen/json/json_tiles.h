// JSON of tiles: the list that a search finds, and one tile with all that is known of it. As json.h
// in all else.
//
//   std::fputs(tile_json(catalog, *catalog.find_tile("BA-15")).c_str(), stdout);
#pragma once

#include <string>

#include "docgen/json/answer_writer.h"
#include "docgen/json/paging.h"
#include "engine/bag/tile_query.h"
#include "engine/tile/catalog.h"
#include "engine/tile/tile.h"

namespace cartulary::docgen {

// How the tiles of a list are told: by name, copies and words, or each as put_tile() tells it.
enum class TilesTold { InShort, Whole };

void put_hits(AnswerWriter& json, const Catalog& catalog, const TileHits& hits,
              const Paging& paging, TilesTold told);
// The same in short.
void put_tiles(AnswerWriter& json, const Catalog& catalog, const TileHits& hits,
               const Paging& paging);
std::string tiles_json(const Catalog& catalog, const TileHits& hits, const Paging& paging,
                       TilesTold told = TilesTold::InShort);
std::string tile_json(const Catalog& catalog, const Tile& tile);

// The parts of a tile, each written where the writer stands.
// The whole record as an object, without a name.
void put_tile(AnswerWriter& json, const Catalog& catalog, const Tile& tile);
// The member "same_design": ids of the other tiles of the same look, symbols and all.
void add_same_design(AnswerWriter& json, const Catalog& catalog, const Tile& tile);
// The member "features": the symbols beside the segments.
void add_features(AnswerWriter& json, const Tile& tile);

}  // namespace cartulary::docgen
