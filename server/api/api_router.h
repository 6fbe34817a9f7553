// From a request to the API to its route, or to what is wrong with it, and to the answer.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

#include "server/api/route.h"

namespace cartulary::server {

// Whether an address is below /api, where answers are JSON.
bool is_api(std::string_view path);

struct RoutedCall {
  const Route* route = nullptr;
  std::string id;  // what stands in the place of {id}
};

// Problems: 404 no such path (suggesting the nearest), 405 another method (with the methods that
// there are), 400 the first fault of the parameters, 415 a body that is no plain text.
std::variant<RoutedCall, Problem> route_call(const HttpRequest& request, const Target& target);

// What an answer may take.
struct ApiBounds {
  std::size_t most_answer = 8'388'608;  // bytes of an answer; 413 beyond
  StopCheck stop = {};                  // once it says yes, what still takes long gives 503
};

// JSON, or problem+json where the status is not 200.
struct ApiAnswer {
  int status = 200;
  std::string json;
  std::string allow;    // of 405: the methods that there are
  int retry_after = 0;  // of 503: seconds

  std::string_view content_type() const {
    return status == 200 ? "application/json" : "application/problem+json";
  }
};

ApiAnswer problem_answer(const Problem& problem);

// The same for a server and for a page without one.
ApiAnswer answer_api(const ApiData& data, const HttpRequest& request, const Target& target,
                     const ApiBounds& bounds);

}  // namespace cartulary::server
