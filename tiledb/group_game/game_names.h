// Names when a group's own game is read: makes the names of the content known to the game, looks up
// sets by id, and checks that the game's own ids begin with its id.
#pragma once

#include <string_view>

#include "tiledb/draft/content_draft.h"
#include "tiledb/group_game/game_draft.h"
#include "tiledb/library/library.h"

namespace cartulary::tiledb {

// Adds the sets and all names of the content to the draft, without places, so that the game can
// refer to them. Call before reading the files of the game.
void add_content_names(const Library& content, ContentDraft& draft);

// The set with this id or code, in any case, or with this former id; null if there is none.
const TileSet* set_with_id(const Catalog& catalog, std::string_view id);

// Checks that every id of the game begins with the game's id, and that no set has that id.
void check_game_ids(const GameDraft& game, const Library& content, ContentDraft& draft);

}  // namespace cartulary::tiledb
