// TileTest: tests a piece against one term of a tile query.
//
//   Result<TileTest> test = tile_test({catalog, selection}, query, node);   // has:inn
//   test.value()(piece);
//
// A test may point into the Catalog, which must outlive it.
#pragma once

#include <functional>
#include <span>

#include "engine/bag/bag.h"
#include "engine/query/query.h"
#include "engine/text/result.h"
#include "engine/tile/catalog.h"

namespace cartulary {

// The tiles to search. The selection decides which editions count: what the second and later
// editions call a monastery is a cloister in the first one, and so in the records.
struct AskedTiles {
  const Catalog& catalog;
  const Selection& selection;
};

using TileTest = std::function<bool(const HeldPiece&)>;

// Errors as find_tiles. REQUIRES: node is a term of the query.
Result<TileTest> tile_test(const AskedTiles& asked, const Query& query, const QueryNode& node);

// Whether a piece shows the positions in some turn: four for squares and parts of start
// pieces (any quarter turn), three for triangles (H A B, as stored), six for doubles (either
// half turn). False for all other shapes and counts.
bool shows_edges(const Tile& tile, std::span<const EdgeSet> positions);

}  // namespace cartulary
