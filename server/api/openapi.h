// The OpenAPI description of the API, made from the table of routes.
//
//   std::string text = openapi_json(data);      // {"openapi": "3.1.0", ...
#pragma once

#include <string>

namespace cartulary::server {

class ApiData;

// OpenAPI 3.1 as JSON, with examples from answers on this data.
std::string openapi_json(const ApiData& data);

}  // namespace cartulary::server
