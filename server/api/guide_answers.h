// The objects in answers on the order of play, figures, words and guides: rows for the schemas of
// openapi.json.
//
//   for (const AnswerObject& object : guide_answers()) ... object.name ...      // "TurnAnswer"
#pragma once

#include <span>

#include "server/api/answer_key.h"

namespace cartulary::server {

std::span<const AnswerObject> guide_answers();

}  // namespace cartulary::server
