// Reads a saved game of JCloisterZone 5. Internal to board_file.
//
// Their tile stands on the table turned from their drawing, ours from the tile as stored; the
// content knows the turn between the two. Only what lies on the table is read: tiles, and what
// may change them.
#pragma once

#include <string_view>

#include "engine/text/result.h"
#include "engine/tile/catalog.h"
#include "tiledb/board/board_file.h"
#include "tiledb/board/json_node.h"

namespace cartulary::tiledb {

inline constexpr std::size_t most_jcz_actions = 100'000;
// What to do with a game that an earlier version saved.
inline constexpr std::string_view first_version_fix =
    "saved games of JCloisterZone are read from version 5.7.0 on; open and save it there";

// Errors as parse_board_file. REQUIRES: an object.
Result<BoardFile> read_jcz_game(const Catalog& catalog, const JsonSpot& root);

}  // namespace cartulary::tiledb
