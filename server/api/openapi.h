// The description of the API for programs, made from the table of routes.
//
//   std::string text = openapi_json();      // {"openapi": "3.1.0", "paths": {"/api/v1/fit": ...
#pragma once

#include <string>

namespace cartulary::server {

// OpenAPI 3.1 of all routes, as JSON.
std::string openapi_json();

}  // namespace cartulary::server
