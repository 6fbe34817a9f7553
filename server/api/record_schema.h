// The schemas of records, made from their lists of members (engine/text/members.h).
//
//   record_schemas().front().name;      // "Rule"
#pragma once

#include <vector>

#include "server/api/schema.h"

namespace cartulary::server {

// The schema of each kind of record that has such a list, and of its parts.
std::vector<SchemaObject> record_schemas();

}  // namespace cartulary::server
