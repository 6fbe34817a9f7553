// The names of a game and of the content that it is read beside.
#pragma once

#include <string_view>

#include "tiledb/database/library.h"
#include "tiledb/draft/content_draft.h"
#include "tiledb/game/game_draft.h"

namespace cartulary::tiledb {

// Puts the sets and all names of the content into the draft, without places, so that what the game
// names is found there. Before the files of the game are read.
void add_content_names(const Library& content, ContentDraft& draft);

// The set that has this id, former id or code, whatever the case; null if there is none.
const TileSet* set_with_id(const Catalog& catalog, std::string_view id);

// Every id of the game begins with the game's, which no set has.
void check_game_ids(const GameDraft& game, const Library& content, ContentDraft& draft);

}  // namespace cartulary::tiledb
