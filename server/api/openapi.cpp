#include "server/api/openapi.h"

#include <array>
#include <map>

#include "docgen/base/page_path.h"
#include "docgen/json/json_writer.h"
#include "docgen/json/node_json.h"
#include "engine/text/text.h"
#include "engine/text/version.h"
#include "server/api/route.h"
#include "server/api/route_examples.h"
#include "server/api/routes.h"
#include "server/api/schema.h"
#include "server/api/schema_examples.h"
#include "tiledb/board/json_reader.h"

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

// Files outside the API that pages of other sites may also want.
struct FileRow {
  std::string_view path;
  std::string_view name;
  std::string_view meaning;
  std::string_view parameter;
  std::string_view parameter_meaning;
  std::string_view example;
  std::string_view type;
};

constexpr auto file_rows = std::to_array<FileRow>({
    {"/tiles/{id}.svg", "getTilePicture", "The drawing of a tile.", "id", "The tile's id.", "BA-15",
     "image/svg+xml"},
    {"/tiles/{id}.png", "getTilePng", "The drawing of a tile, for who takes no SVG.", "id",
     "The tile's id.", "BA-15", "image/png"},
    {"/positions/{id}.svg", "getPositionPicture", "The drawing of a position.", "id",
     "The position's id; its slash stands as it is.", "base-game/road-loop", "image/svg+xml"},
    {"/counts/{by}.csv", "getCountsCsv", "Counts of land tiles as rows.", "by",
     "One or two of set, edges, feature and edition, joined by '-'.", "set-edges", "text/csv"},
    {"/{page}.json", "getPageJson",
     "The facts of a page: its address with .json for .html. It answers as the route of the API "
     "that docs/json.md names for the page.",
     "page", "The page's address without its ending; its slash stands as it is.",
     "sets/inns-and-cathedrals", "application/json"},
});

struct TagRow {
  std::string_view name;
  std::string_view meaning;
};

constexpr auto tag_rows = std::to_array<TagRow>({
    {"Tiles", "Tiles, what fits, and will it come."},
    {"Sets", "Sets, counts, and what a box lacks."},
    {"Boards", "Boards, and positions that show rules."},
    {"Rules", "Rules, rulings, elements and the search."},
    {"Data", "Which data this is, and where it is from."},
    {"Files", "Drawings, tables and the JSON of pages."},
});

void add_path_parameter(docgen::JsonWriter& json, std::string_view name, std::string_view meaning,
                        std::string_view example) {
  json.open_object().add("name", name).add("in", "path").add("required", true);
  json.add("description", meaning);
  json.key("schema").open_object(Layout::Inline).add("type", "string").close();
  json.add("example", example).close();
}

void add_parameters(docgen::JsonWriter& json, const Route& route) {
  json.key("parameters").open_array();
  if (!route.example_id.empty())
    add_path_parameter(
        json, "id",
        route.long_id ? "The id; its slashes may stand as they are." : "The id; sets also by code.",
        route.example_id);
  for (const ParameterRow& row : route.all_parameters()) put_parameter(json, row);
  json.close();
}

void add_body(docgen::JsonWriter& json, const BodyRow& body) {
  json.key("requestBody").open_object().add("required", true);
  json.add("description", "At most " + std::to_string(body.most) + " bytes.");
  json.key("content").open_object().key(body.type).open_object();
  json.key("schema").open_object(Layout::Inline);
  const bool is_text = body.schema == "string";
  add_type(json, body.schema);
  if (is_text) json.add("maxLength", body.most);
  json.close().key("example");
  if (is_text)
    json.value(body.example);
  else if (const auto example = tiledb::parse_json(body.example, "example", {}))
    docgen::put_node(json, *example);
  json.close().close().close();
}

void add_content(docgen::JsonWriter& json, std::string_view content_type, std::string_view type) {
  json.key("content").open_object().key(content_type).open_object();
  json.key("schema").open_object(Layout::Inline);
  add_type(json, type);
  json.close().close().close();
}

void add_problem(docgen::JsonWriter& json, std::string_view status) {
  json.key(status).open_object(Layout::Inline);
  json.add("$ref", "#/components/responses/Problem").close();
}

// The 4XX statuses of the operation, besides those of every request (405, 414, 431).
void add_problems(docgen::JsonWriter& json, bool has_id, bool has_body) {
  add_problem(json, "400");
  if (has_id) add_problem(json, "404");
  if (has_body) add_problem(json, "413");
  if (has_body) add_problem(json, "415");
  add_problem(json, "default");
}

void add_operation(docgen::JsonWriter& json, const Route& route) {
  json.key(to_lower(route.method)).open_object();
  json.add("operationId", route.name).add_texts("tags", {std::string(route.tag)});
  json.add("summary", route.summary);
  add_parameters(json, route);
  if (route.has_body()) add_body(json, route.body);
  json.key("responses").open_object();
  json.key("200").open_object().add("description", "The answer.");
  add_content(json, "application/json", route.answer);
  json.close();
  add_problems(json, !route.example_id.empty(), route.has_body());
  json.close().close();
}

void add_png_size(docgen::JsonWriter& json) {
  namespace paths = docgen::page_paths;
  json.open_object().add("name", "size").add("in", "query").add("required", false);
  json.add("description", "Width in pixels; the height follows.");
  json.key("schema").open_object(Layout::Inline).add("type", "integer");
  json.add("minimum", paths::least_png_size).add("maximum", paths::most_png_size);
  json.add("default", paths::usual_png_size).close().add("example", 600).close();
}

void add_file(docgen::JsonWriter& json, const FileRow& row) {
  json.key(row.path).open_object().key("get").open_object();
  json.add("operationId", row.name).add_texts("tags", {"Files"}).add("summary", row.meaning);
  json.key("parameters").open_array();
  add_path_parameter(json, row.parameter, row.parameter_meaning, row.example);
  if (row.type == "image/png") add_png_size(json);
  json.close().key("responses").open_object();
  json.key("200").open_object().add("description", "The file.");
  add_content(json, row.type, row.type == "application/json" ? "{any}" : "string");
  json.close();
  add_problem(json, "404");
  add_problem(json, "default");
  json.close().close().close();
}

void add_info(docgen::JsonWriter& json) {
  json.key("info").open_object();
  json.add("title", "Cartulary").add("version", program_version);
  json.add("summary", "Every Carcassonne tile, what fits a hole, exact odds, and the rules.");
  json.add("description",
           "Lists that go on have a `next`, to be given as the parameter of that name. Ids are "
           "taken with or without their kind. The licence is that of texts and data; the program "
           "is under the MIT licence.");
  json.key("license").open_object(Layout::Inline);
  json.add("name", content_licence_title).add("url", content_licence_url).close().close();
  json.key("servers").open_array().open_object(Layout::Inline);
  json.add("url", "/").add("description", "The server that answers this.").close().close();
  // No authentication.
  json.key("security").open_array(Layout::Inline).close();
  json.key("tags").open_array();
  for (const TagRow& tag : tag_rows)
    json.open_object(Layout::Inline).add("name", tag.name).add("description", tag.meaning).close();
  json.close();
}

void add_components(docgen::JsonWriter& json, const std::vector<SchemaObject>& schemas,
                    const SchemaExamples& examples) {
  json.key("components").open_object();
  json.key("responses").open_object().key("Problem").open_object();
  json.add("description", "What is wrong with the request, as RFC 9457 has it.");
  add_content(json, "application/problem+json", "Problem");
  json.close().close();
  json.key("schemas").open_object();
  for (const SchemaObject& schema : schemas) add_schema(json, schema, examples);
  json.close().close();
}

}  // namespace

std::string openapi_json(const ApiData& data) {
  const std::vector<SchemaObject> schemas = answer_schemas();
  const SchemaExamples examples = route_examples(data, schemas);
  docgen::JsonWriter json;
  json.open_object().add("openapi", "3.1.0");
  add_info(json);
  json.key("paths").open_object();
  // OpenAPI groups the methods of a path.
  std::map<std::string_view, std::vector<const Route*>> by_path;
  for (const Route& route : api_routes()) by_path[route.path].push_back(&route);
  for (const auto& [path, routes] : by_path) {
    json.key(path).open_object();
    for (const Route* route : routes) add_operation(json, *route);
    json.close();
  }
  for (const FileRow& row : file_rows) add_file(json, row);
  json.close();
  add_components(json, schemas, examples);
  return json.close().take();
}

}  // namespace cartulary::server
