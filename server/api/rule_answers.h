// The objects in answers on rules, searches and sources: rows for the schemas of openapi.json.
//
//   for (const AnswerObject& object : rule_answers()) ... object.name ...      // "SearchAnswer"
#pragma once

#include <span>

#include "server/api/answer_key.h"

namespace cartulary::server {

std::span<const AnswerObject> rule_answers();

}  // namespace cartulary::server
