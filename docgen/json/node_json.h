// Writes parsed JSON back unchanged.
//
//   put_node(json, *parse_json(text, "party.json", {}));
#pragma once

#include "docgen/json/answer_writer.h"
#include "tiledb/board/json_node.h"

namespace cartulary::docgen {

// Writes the value at the writer's current position, with lists and objects on one line.
void put_node(AnswerWriter& json, const tiledb::JsonNode& node);

}  // namespace cartulary::docgen
