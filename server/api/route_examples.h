// The examples of the API's routes, asked and answered.
//
//   SchemaExamples examples = route_examples(data, schemas);
#pragma once

#include <vector>

#include "server/api/schema_examples.h"

namespace cartulary::server {

class ApiData;

// What the examples of all routes answer from the data, with the parameters that they need and
// with all; those that cannot be asked of this data are passed over. The schemas must outlive it.
SchemaExamples route_examples(const ApiData& data, const std::vector<SchemaObject>& schemas);

}  // namespace cartulary::server
