// Route: one question of the JSON API as a row of a table. Checking of requests, the list of
// methods of a path and openapi.json are all made from the table, so that they cannot disagree.
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

// A parameter of the query, named as the option of the command line.
struct ParameterRow {
  std::string_view name;
  ParameterKind kind = ParameterKind::Text;
  bool required = false;
  int least = 0;
  int most = 0;  // Text: bytes; Integer: the value
  std::string_view meaning;
  std::string_view example = {};  // of plain text
};

// One request to the API, checked against its row.
struct ApiCall {
  const Target& target;
  std::string id;  // what stands in the place of {id}, else empty
  std::string_view body;
  std::size_t most_answer = 0;  // bytes
  StopCheck stop = {};

  // Empty if the parameter was not given.
  std::string_view text(std::string_view name) const;
};

// The answer of a route: a JSON text, with the status of a problem if it is one.
struct ApiReply {
  int status = 200;
  std::string json;
};

// What a route's body may be.
struct BodyRow {
  std::size_t most = 0;     // bytes; 0: the route takes none
  std::string_view type;    // "application/json"
  std::string_view schema;  // as AnswerKey has it: "BoardFile"
  std::string_view example = {};
};

struct Route {
  std::string_view method;  // "GET" (then HEAD works too) or "POST"
  std::string_view path;    // "/api/v1/sets/{id}"
  std::string_view name;    // operationId
  std::string_view tag;     // what it is about: "Tiles"
  std::string_view summary;
  std::string_view example_id;  // for {id}
  std::span<const std::span<const ParameterRow>> parameters;
  std::string_view answer;  // the type of the answer, as AnswerKey has it: "FitAnswer"
  ApiReply (*run)(const ApiData& data, const ApiCall& call);
  BodyRow body = {};
  bool long_id = false;      // {id} may have slashes: "rule/tower/ransom"
  bool takes_facts = false;  // other parameters are names of facts, which the handler checks

  bool has_body() const { return body.most > 0; }
  std::vector<ParameterRow> all_parameters() const;
};

// Whether the path is one of the route's; `id` is what stands in the place of {id}.
bool matches(const Route& route, std::string_view path, std::string& id);

// What is wrong with the parameters of a request: one that the route does not know (with
// suggestion), a required one missing, a number that is none or out of range, text too long.
std::vector<Error> parameter_faults(const Route& route, const Target& target);

}  // namespace cartulary::server
