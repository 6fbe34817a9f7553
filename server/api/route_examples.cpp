#include "server/api/route_examples.h"

#include "docgen/json/json_writer.h"
#include "server/api/api_data.h"
#include "server/api/route.h"
#include "server/api/routes.h"
#include "tiledb/board/json_reader.h"

namespace cartulary::server {
namespace {

constexpr std::size_t most_answer = 8'388'608;
constexpr tiledb::JsonBounds bounds = {most_answer, 64};

Target example_target(const Route& route, bool required_only) {
  Target target;
  target.path = route.path;
  for (const ParameterRow& row : route.all_parameters())
    if (!row.example.empty() && (row.required || !required_only))
      target.parameters.emplace(row.name, row.example);
  return target;
}

void take_example(const ApiData& data, const Route& route, bool required_only,
                  SchemaExamples& examples) {
  const Target target = example_target(route, required_only);
  const ApiReply reply = route.run(data, {.target = target,
                                          .id = std::string(route.example_id),
                                          .body = route.body.example,
                                          .most_answer = most_answer});
  const Result<tiledb::JsonNode> answer = tiledb::parse_json(reply.json, route.path, bounds);
  if (!answer) return;
  examples.take(reply.status == 200 ? route.answer : "Problem", *answer);
}

}  // namespace

SchemaExamples route_examples(const ApiData& data, const std::vector<SchemaObject>& schemas) {
  SchemaExamples examples(schemas);
  for (const Route& route : api_routes()) {
    // openapi.json is alike in pages without a server, which cannot run it.
    if (route.server_only) continue;
    for (const bool required_only : {true, false})
      take_example(data, route, required_only, examples);
  }
  return examples;
}

}  // namespace cartulary::server
