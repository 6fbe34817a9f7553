#include "server/api/api_router.h"

#include <algorithm>

#include "docgen/base/answer_room.h"
#include "docgen/json/json.h"
#include "engine/text/said.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"
#include "server/api/openapi.h"
#include "server/api/routes.h"

namespace cartulary::server {
namespace {

Problem no_such_path(const std::string& path) {
  std::vector<std::string> known;
  for (const Route& route : api_routes()) known.emplace_back(route.path);
  return {.status = 404,
          .error = {.where = "path",
                    .what = said("http-fault.not-in-api", {{"path", path}}),
                    .fix = said("http-fault.see-path", {{"path", "/openapi.json"}}),
                    .suggestion = nearest(path, known)}};
}

bool has_method(const Route& route, std::string_view method) {
  return route.method == method || (route.method == "GET" && method == "HEAD");
}

}  // namespace

Problem wrong_method(const std::string& method, const std::string& allow) {
  return {.status = 405,
          .error = {.where = "method",
                    .what = said("http-fault.no-method", {{"method", method}}),
                    .fix = said("http-fault.use-method", {{"methods", allow}})},
          .allow = allow};
}

// A missing type is accepted. Requests from pages of other sites are recognized by Sec-Fetch-Site
// instead.
bool is_of_type(std::string_view content_type, std::string_view wanted) {
  const std::size_t end = std::min(content_type.find(';'), content_type.size());
  const std::string type = to_lower(trimmed(content_type.substr(0, end)));
  return type.empty() || type == wanted;
}

bool is_api(std::string_view path) {
  return path.starts_with("/api/") || path == "/api";
}

std::variant<RoutedCall, Problem> route_call(const HttpRequest& request, const Target& target) {
  std::string allow;
  for (const Route& route : api_routes()) {
    RoutedCall call{.route = &route, .id = ""};
    if (!matches(route, target.path, call.id)) continue;
    if (!has_method(route, request.method)) {
      add_item(allow, route.method == "GET" ? "GET, HEAD" : route.method);
      continue;
    }
    if (route.has_body() && !is_of_type(request.content_type, route.body.type))
      return Problem{.status = 415,
                     .error = {.where = "Content-Type",
                               .what = said("http-fault.other-type", {{"type", route.body.type}}),
                               .fix = said("http-fault.send-type", {{"type", route.body.type}})}};
    const std::vector<Error> faults = parameter_faults(route, target);
    if (!faults.empty()) return Problem{.status = 400, .error = faults.front()};
    return call;
  }
  if (!allow.empty()) return wrong_method(request.method, allow);
  return no_such_path(target.path);
}

ApiAnswer problem_answer(const Problem& problem) {
  return {.status = problem.status,
          .json = docgen::problem_json(problem.error, problem.status),
          .allow = problem.allow,
          .retry_after = problem.retry_after};
}

namespace {

ApiAnswer answer_within(const ApiData& data, const HttpRequest& request, const Target& target,
                        const ApiBounds& bounds) {
  if (target.path == "/openapi.json" && (request.method == "GET" || request.method == "HEAD"))
    return {.status = 200, .json = openapi_json(data), .allow = "", .retry_after = 0};
  const auto routed = route_call(request, target);
  if (const auto* fault = std::get_if<Problem>(&routed)) return problem_answer(*fault);
  const RoutedCall& call = std::get<RoutedCall>(routed);
  if (call.route->has_body() && request.body.size() > call.route->body.most)
    return problem_answer(body_too_large(call.route->body.most));
  ApiReply reply = call.route->run(data, {.target = target,
                                          .id = call.id,
                                          .body = request.body,
                                          .most_answer = bounds.most_answer,
                                          .stop = bounds.stop});
  return {.status = reply.status, .json = std::move(reply.json), .allow = "", .retry_after = 0};
}

}  // namespace

ApiAnswer answer_api(const ApiData& data, const HttpRequest& request, const Target& target,
                     const ApiBounds& bounds) {
  const docgen::AnswerRoom room(bounds.most_answer, bounds.language);
  ApiAnswer answer = answer_within(data, request, target, bounds);
  if (!room.has_overrun() || answer.status != 200) return answer;
  return problem_answer(
      {.status = 413,
       .error = {.where = "target",
                 .what = said("http-fault.large-answer", {{"bytes", grouped(bounds.most_answer)}}),
                 .fix = said("http-fault.ask-for-less")}});
}

}  // namespace cartulary::server
