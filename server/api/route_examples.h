// Example values from real answers of the API's routes.
//
//   SchemaExamples examples = route_examples(data, schemas);
#pragma once

#include <vector>

#include "server/api/schema_examples.h"

namespace cartulary::server {

class ApiData;

// Runs the example of each route on `data`, once with the required parameters and once with all
// that have an example, but for those that only a server has. An error becomes an example of
// "Problem". The schemas must outlive the result.
SchemaExamples route_examples(const ApiData& data, const std::vector<SchemaObject>& schemas);

}  // namespace cartulary::server
