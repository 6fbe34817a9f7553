// Completes the reading of `expect`, what a position expects of the engine: checks values that
// depend on each other, and notes the place of each part in the file. Used by position_reader.h,
// after it has read the members.
#pragma once

#include <string_view>

#include "engine/position/position_members.h"
#include "tiledb/draft/content_draft.h"

namespace cartulary::tiledb {

// The value of a key; null if the map lacks it.
const YamlNode* below(const YamlNode& map, std::string_view key);
// Notes the place of each item of the list below the key.
void note_items(const YamlNode& map, std::string_view key, PositionPart part, PositionDraft& made);

// `node`: the map `expect` of the position's file. Sorts the cells of lists whose order says
// nothing.
void finish_expectation(const YamlNode& node, PositionDraft& made, ContentDraft& draft);

}  // namespace cartulary::tiledb
