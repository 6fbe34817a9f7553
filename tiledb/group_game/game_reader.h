// Reads game.yaml and sections.yaml of a group's own game. Adds names and faults to the draft;
// never throws and never stops at a fault.
#pragma once

#include "tiledb/draft/content_draft.h"
#include "tiledb/group_game/game_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// The id of the game, empty if unreadable; reports no fault.
std::string peek_game_id(const YamlNode& root);

// Reads game.yaml, leaving the selection uninterpreted. Faults: a record adopted or dropped twice,
// or both; one of a kind that cannot be; one dropped without a reason; a note on a record that is
// neither.
GameDraft read_game_file(const YamlNode& root, ContentDraft& draft);

// Reads sections.yaml, which maps each part of the document that the game was taken from to the
// records that carry it. Creates no record; checks that the records exist.
void read_sections_file(const YamlNode& root, const GameDraft& game, ContentDraft& draft);

}  // namespace cartulary::tiledb
