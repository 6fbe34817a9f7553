// The objects in answers on scoring and on the turns of a saved game: rows for the schemas of
// openapi.json.
//
//   for (const AnswerObject& object : score_answers()) ... object.name ...      // "ScoreAnswer"
#pragma once

#include <span>

#include "server/api/answer_key.h"

namespace cartulary::server {

std::span<const AnswerObject> score_answers();

}  // namespace cartulary::server
