// The schemas of records, by the lists of their members (engine/text/members.h).
//
//   record_schemas().front().name;      // "Rule"
#pragma once

#include <vector>

#include "server/api/schema.h"

namespace cartulary::server {

// Each kind of record that has a list, and its parts.
std::vector<SchemaObject> record_schemas();

}  // namespace cartulary::server
