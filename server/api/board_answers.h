// The objects in answers on boards and positions: rows for the schemas of openapi.json.
//
//   for (const AnswerObject& object : board_answers()) ... object.name ...      // "BoardAnswer"
#pragma once

#include <span>

#include "server/api/answer_key.h"

namespace cartulary::server {

std::span<const AnswerObject> board_answers();

}  // namespace cartulary::server
