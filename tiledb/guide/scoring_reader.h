// Reads guides/scoring.yaml: what scores, with its formulas, and the facts that they ask for.
// Adds to the draft what the parsed root of the file says, names and faults included; neither
// throws nor stops at a fault.
#pragma once

#include <string_view>

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// `stem` is the name of the file without its ending.
void read_scoring_guide(const YamlNode& root, std::string_view stem, ContentDraft& draft);

// scoring.yaml of a group's own game: facts of its own, and its lines, which take the place of the
// lines of the content that bear their ids, or stand behind all with ids that begin with the
// game's. REQUIRES: draft.guides.scoring is that of the content, and draft.game the game's id.
void read_game_scoring(const YamlNode& root, ContentDraft& draft);

}  // namespace cartulary::tiledb
