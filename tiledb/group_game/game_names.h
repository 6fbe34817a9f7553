// The names of a game, and of the content that it builds on.
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
