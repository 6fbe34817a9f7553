// Route is one operation of the JSON API, a row of a table. The checks of requests, the methods
// allowed for a path and openapi.json are all derived from the table, so they cannot disagree.
//
//   for (const Route& route : api_routes()) ... route.path ...     // "/api/v1/tiles/{id}"
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/stop_check.h"
#include "server/message/http_message.h"
#include "server/message/target.h"

namespace cartulary::server {

class ApiData;

enum class ParameterKind { Text, Integer, Boolean };

// A query parameter, with the same name as the command line's option.
struct ParameterRow {
  std::string_view name;
  ParameterKind kind = ParameterKind::Text;
  bool required = false;
  int least = 0;
  int most = 0;  // Text: bytes; Integer: the value
  std::string_view meaning;
  std::string_view example = {};  // plain text, not percent-encoded
};

// One API request, checked against its row.
struct ApiCall {
  const Target& target;
  std::string id;  // the value of {id} in the path, else empty
  std::string_view body;
  std::size_t most_answer = 0;  // bytes
  StopCheck stop = {};

  // Returns empty text if the parameter was not given.
  std::string_view text(std::string_view name) const;
};

// The answer of a route: a JSON text, and the status.
struct ApiReply {
  int status = 200;
  std::string json;
};

// The request body that a route takes.
struct BodyRow {
  std::size_t most = 0;     // bytes; 0: the route takes none
  std::string_view type;    // "application/json"
  std::string_view schema;  // a type as in AnswerKey: "BoardFile"
  std::string_view example = {};
};

struct Route {
  std::string_view method;  // "GET" (which includes HEAD) or "POST"
  std::string_view path;    // "/api/v1/sets/{id}"
  std::string_view name;    // operationId
  std::string_view tag;     // group of operations: "Tiles"
  std::string_view summary;
  std::string_view example_id;  // for {id}
  std::span<const std::span<const ParameterRow>> parameters;
  std::string_view answer;  // type of the answer, as in AnswerKey: "FitAnswer"
  ApiReply (*run)(const ApiData& data, const ApiCall& call);
  BodyRow body = {};
  bool long_id = false;      // {id} may contain slashes: "rule/tower/ransom"
  bool takes_facts = false;  // other parameters are facts, which the handler checks
  bool server_only = false;  // pages without a server answer 501

  bool has_body() const { return body.most > 0; }
  std::vector<ParameterRow> all_parameters() const;
};

// Whether `path` matches the route. If so, sets `id` to the value of {id}.
bool matches(const Route& route, std::string_view path, std::string& id);

// The errors in a request's parameters: one that the route does not know (with a suggestion), a
// required one that is missing, a number that is malformed or out of range, a text that is too
// long.
std::vector<Error> parameter_faults(const Route& route, const Target& target);

}  // namespace cartulary::server
