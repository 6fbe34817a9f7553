#include "server/api/openapi.h"

// OpenAPI 3.1 of the table of routes.
#include <map>

#include "docgen/json/json_writer.h"
#include "engine/text/text.h"
#include "engine/text/version.h"
#include "server/api/record_schema.h"
#include "server/api/route.h"
#include "server/api/routes.h"

namespace cartulary::server {
namespace {

using Layout = docgen::JsonWriter::Layout;

void add_example(docgen::JsonWriter& json, const ParameterRow& row) {
  if (row.kind == ParameterKind::Integer)
    json.add("example", parse_whole(row.example, row.least, row.most));
  else if (row.kind == ParameterKind::Boolean)
    json.add("example", row.example == "true");
  else if (!row.example.empty())
    json.add("example", row.example);
}

void put_parameter(docgen::JsonWriter& json, const ParameterRow& row) {
  json.open_object()
      .add("name", row.name)
      .add("in", "query")
      .add("required", row.required)
      .add("description", row.meaning);
  json.key("schema").open_object(Layout::Inline);
  switch (row.kind) {
    case ParameterKind::Text:
      json.add("type", "string").add("minLength", row.least).add("maxLength", row.most);
      break;
    case ParameterKind::Integer:
      json.add("type", "integer").add("minimum", row.least).add("maximum", row.most);
      break;
    case ParameterKind::Boolean:
      json.add("type", "boolean");
      break;
  }
  json.close();
  add_example(json, row);
  json.close();
}

void add_parameters(docgen::JsonWriter& json, const Route& route) {
  json.key("parameters").open_array();
  if (!route.example_id.empty()) {
    json.open_object().add("name", "id").add("in", "path").add("required", true);
    json.add("description", route.long_id ? "The id; its slashes may stand as they are."
                                          : "The id; sets also by code.");
    json.key("schema").open_object(Layout::Inline).add("type", "string").close();
    json.add("example", route.example_id).close();
  }
  for (const ParameterRow& row : route.all_parameters()) put_parameter(json, row);
  json.close();
}

// The one JSON body that there is.
void put_board_example(docgen::JsonWriter& json) {
  json.open_object().key("tiles").open_array().open_object(Layout::Inline);
  json.add("tile", "BA-03").add("x", 0).add("y", 0).add("rotation", 90);
  json.close().close().close();
}

void add_body(docgen::JsonWriter& json, const BodyRow& body) {
  json.key("requestBody").open_object().add("required", true);
  json.add("description", "At most " + std::to_string(body.most) + " bytes.");
  json.key("content").open_object().key(body.type).open_object();
  json.key("schema").open_object(Layout::Inline);
  if (body.type == "text/plain")
    json.add("type", "string").add("maxLength", body.most).close();
  else
    json.add("type", "object").close();
  json.key("example");
  if (body.type == "text/plain")
    json.value(body.example);
  else
    put_board_example(json);
  json.close().close().close();
}

void add_answer(docgen::JsonWriter& json, const Route& route) {
  json.key("200").open_object().add("description", "The answer.");
  json.key("content").open_object().key("application/json").open_object();
  json.key("schema").open_object().add("type", "object");
  json.key("required").open_array(Layout::Inline);
  for (const AnswerKey& key : route.answer)
    if (key.always) json.value(key.name);
  json.close().key("properties").open_object();
  for (const AnswerKey& key : route.answer) {
    json.key(key.name).open_object(Layout::Inline);
    add_type(json, key.type);
    if (!key.items.empty()) {
      json.key("items").open_object();
      json.add("$ref", "#/components/schemas/" + std::string(key.items)).close();
    }
    json.close();
  }
  json.close().close().close().close().close();
}

void add_operation(docgen::JsonWriter& json, const Route& route) {
  json.key(to_lower(route.method)).open_object();
  json.add("operationId", route.name).add("summary", route.summary);
  add_parameters(json, route);
  if (route.has_body()) add_body(json, route.body);
  json.key("responses").open_object();
  add_answer(json, route);
  json.key("default").open_object(Layout::Inline);
  json.add("$ref", "#/components/responses/Problem").close();
  json.close().close();
}

void add_components(docgen::JsonWriter& json) {
  json.key("components").open_object();
  json.key("responses").open_object().key("Problem").open_object();
  json.add("description", "What is wrong with the request, as RFC 9457 has it.");
  json.key("content").open_object().key("application/problem+json").open_object();
  json.key("schema").open_object(Layout::Inline);
  json.add("$ref", "#/components/schemas/Problem").close();
  json.close().close().close().close();
  json.key("schemas").open_object().key("Problem").open_object().add("type", "object");
  json.add_texts("required", {"type", "title", "status", "detail"});
  json.key("properties").open_object();
  for (std::string_view name : {"type", "title", "detail", "where", "excerpt", "fix", "suggestion"})
    json.key(name).open_object(Layout::Inline).add("type", "string").close();
  json.key("status").open_object(Layout::Inline).add("type", "integer").close();
  json.close().close();
  add_record_schemas(json);
  json.close().close();
}

}  // namespace

std::string openapi_json() {
  docgen::JsonWriter json;
  json.open_object().add("openapi", "3.1.0");
  json.key("info").open_object();
  json.add("title", "Cartulary").add("version", program_version);
  json.add("description",
           "Every Carcassonne tile, what fits a hole, and exact odds. Lists that go on have a "
           "`next`, to be given as the parameter of that name.");
  json.close().key("paths").open_object();
  // Methods of one path stand together.
  std::map<std::string_view, std::vector<const Route*>> by_path;
  for (const Route& route : api_routes()) by_path[route.path].push_back(&route);
  for (const auto& [path, routes] : by_path) {
    json.key(path).open_object();
    for (const Route* route : routes) add_operation(json, *route);
    json.close();
  }
  json.close();
  add_components(json);
  return json.close().take();
}

}  // namespace cartulary::server
