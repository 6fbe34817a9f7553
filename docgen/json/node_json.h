// Writes JSON that was read, as it was.
//
//   put_node(json, *parse_json(text, "party.json", {}));
#pragma once

#include "docgen/json/answer_writer.h"
#include "tiledb/board/json_node.h"

namespace cartulary::docgen {

// The value where the writer stands; lists and objects on one line.
void put_node(AnswerWriter& json, const tiledb::JsonNode& node);

}  // namespace cartulary::docgen
