// Reads game.yaml and sections.yaml of a group's own game.
// Adds names and faults to the draft; neither throws nor stops at a fault.
#pragma once

#include "tiledb/draft/content_draft.h"
#include "tiledb/game/game_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// The id of the game, empty if it cannot be read; no fault is reported.
std::string peek_game_id(const YamlNode& root);

// All of game.yaml but what the selection means. Faults: a record adopted or dropped twice or both,
// of a kind that cannot be, dropped without a reason, a remark on none of them.
GameDraft read_game_file(const YamlNode& root, ContentDraft& draft);

// sections.yaml: which record carries each part of the document that the game was taken from. It
// makes no record; what it names must exist.
void read_sections_file(const YamlNode& root, const GameDraft& game, ContentDraft& draft);

}  // namespace cartulary::tiledb
