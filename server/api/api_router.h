// From a target of the API to its route, or to what is wrong with it.
#pragma once

#include <string>
#include <variant>

#include "server/api/route.h"

namespace cartulary::server {

struct RoutedCall {
  const Route* route = nullptr;
  std::string id;  // what stands in the place of {id}
};

// Problems: 404 no such path (suggesting the nearest), 405 another method (with the methods that
// there are), 400 the first fault of the parameters, 415 a body that is no plain text.
std::variant<RoutedCall, Problem> route_call(const HttpRequest& request, const Target& target);

}  // namespace cartulary::server
