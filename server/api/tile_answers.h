// The objects in answers on tiles, sets and counts: rows for the schemas of openapi.json.
//
//   for (const AnswerObject& object : tile_answers()) ... object.name ...      // "FitAnswer"
#pragma once

#include <span>

#include "server/api/answer_key.h"

namespace cartulary::server {

std::span<const AnswerObject> tile_answers();

}  // namespace cartulary::server
