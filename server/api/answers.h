// The objects in answers of the API, as rows for the schemas of openapi.json; each list is defined
// in the file of its name.
//
//   for (const AnswerObject& object : board_answers()) ... object.name ...      // "BoardAnswer"
#pragma once

#include <span>
#include <vector>

#include "server/api/answer_key.h"
#include "server/api/schema.h"

namespace cartulary::server {

// Bags, tiles, sets and counts. The schemas of most follow from lists of keys; the rest are rows.
std::vector<SchemaObject> tile_schemas();
std::span<const AnswerObject> tile_answers();
// Rules, searches and sources.
std::span<const AnswerObject> rule_answers();
// The order of play, figures, words and guides.
std::span<const AnswerObject> guide_answers();
// Scoring, and the turns of a saved game.
std::span<const AnswerObject> score_answers();
// Boards and positions.
std::span<const AnswerObject> board_answers();

}  // namespace cartulary::server
