// Finds the route of an API request, or what is wrong with it, and makes the answer.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

#include "server/api/route.h"

namespace cartulary::server {

// Whether a path is below /api, where answers are JSON.
bool is_api(std::string_view path);

// 405, with the methods allowed: "GET, HEAD".
Problem wrong_method(const std::string& method, const std::string& allow);
// Whether a Content-Type names that type, with or without parameters.
bool is_of_type(std::string_view content_type, std::string_view wanted);

struct RoutedCall {
  const Route* route = nullptr;
  std::string id;  // the value of {id} in the path
};

// Finds the route of a request. Problems: 404 no such path (suggesting the nearest), 405 another
// method (with the methods allowed), 400 the first error in the parameters, 415 a body of the wrong
// type.
std::variant<RoutedCall, Problem> route_call(const HttpRequest& request, const Target& target);

// Limits of an answer, and the language of its texts.
struct ApiBounds {
  std::size_t most_answer = 8'388'608;     // bytes; 413 beyond
  StopCheck stop = {};                     // when true, an answer still in progress becomes 503
  const PageLanguage* language = nullptr;  // English
};

// JSON, or problem+json if the status is not 200.
struct ApiAnswer {
  int status = 200;
  std::string json;
  std::string allow;    // for 405: the methods allowed
  int retry_after = 0;  // for 503: seconds

  std::string_view content_type() const {
    return status == 200 ? "application/json" : "application/problem+json";
  }
};

ApiAnswer problem_answer(const Problem& problem);

// Answers an API request, for the server and for pages that run without one.
ApiAnswer answer_api(const ApiData& data, const HttpRequest& request, const Target& target,
                     const ApiBounds& bounds);

}  // namespace cartulary::server
