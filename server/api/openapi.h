// The description of the API, made from the table of routes.
//
//   std::string text = openapi_json(data);      // {"openapi": "3.1.0", "paths": {"/api/v1/fit":
//   ...
#pragma once

#include <string>

namespace cartulary::server {

class ApiData;

// OpenAPI 3.1, with examples from the answers of just this data.
std::string openapi_json(const ApiData& data);

}  // namespace cartulary::server
