// Reads guides/scoring.yaml: the scoring lines with their formulas, and the facts that the formulas
// use. Adds the contents, names and faults of the parsed file to the draft; never throws and never
// stops at a fault.
#pragma once

#include <string_view>

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// `stem` is the file's name without its extension.
void read_scoring_guide(const YamlNode& root, std::string_view stem, ContentDraft& draft);

// Reads scoring.yaml of a group's own game: additional facts and lines. A line with the id of a
// content line replaces it; any other must have an id that begins with the game's, and goes to the
// end. REQUIRES: draft.guides.scoring is that of the content, and draft.game the game's id.
void read_game_scoring(const YamlNode& root, ContentDraft& draft);

}  // namespace cartulary::tiledb
