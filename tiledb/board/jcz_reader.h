// Reads a game saved by JCloisterZone 5. Internal to board_file.
//
// JczTile::turn holds the angle between JCloisterZone's drawing of a tile and the tile as stored
// here; the rotations in the file are relative to their drawing.
#pragma once

#include "engine/text/result.h"
#include "engine/text/said.h"
#include "engine/tile/catalog.h"
#include "tiledb/board/board_file.h"
#include "tiledb/board/json_node.h"

namespace cartulary::tiledb {

inline constexpr std::size_t most_jcz_actions = 100'000;
// The fix suggested for a game saved by an earlier version.
Said first_version_fix();

// Errors: those of parse_board_file. REQUIRES: `root` is an object.
Result<BoardFile> read_jcz_game(const Catalog& catalog, const JsonSpot& root);

}  // namespace cartulary::tiledb
