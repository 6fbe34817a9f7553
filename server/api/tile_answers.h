// The schemas of answers on bags, tiles, sets and counts. Most follow from lists of keys; the rest
// are rows.
//
//   for (const SchemaObject& object : tile_schemas()) ... object.name ...      // "FitAnswer"
#pragma once

#include <span>
#include <vector>

#include "server/api/answer_key.h"
#include "server/api/schema.h"

namespace cartulary::server {

std::vector<SchemaObject> tile_schemas();
std::span<const AnswerObject> tile_answers();

}  // namespace cartulary::server
