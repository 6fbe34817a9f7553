// The table of the API's routes: every path, with its parameters and the type of its answer.
//
//   for (const Route& route : api_routes()) ... route.path ...     // "/api/v1/tiles/{id}"
#pragma once

#include <span>

#include "server/api/route.h"

namespace cartulary::server {

std::span<const Route> api_routes();

}  // namespace cartulary::server
