// openapi.json and the server are held together, both ways.
#include "server/api/openapi.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "engine/rule/rule_members.h"
#include "server/api/route.h"
#include "server/api/routes.h"
#include "tests/server/small_server.h"
#include "tests/support/catch.h"

namespace cartulary::server {
namespace {

using Json = nlohmann::ordered_json;
using test::SmallService;

std::string escaped(const std::string& text) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string out;
  for (char c : text) {
    const auto code = static_cast<unsigned char>(c);
    out += '%';
    out += digits[code >> 4U];
    out += digits[code & 15U];
  }
  return out;
}

std::string text_of(const Json& value) {
  return value.is_string() ? value.get<std::string>() : value.dump();
}

// A request for the operation with the examples of its parameters; `next` has none.
HttpRequest example_of(std::string path, const std::string& method, const Json& operation,
                       bool required_only) {
  std::string query;
  for (const Json& parameter : operation["parameters"]) {
    const std::string name = parameter["name"];
    if (parameter["in"] == "path") {
      path.replace(path.find("{" + name + "}"), name.size() + 2,
                   escaped(parameter["example"].get<std::string>()));
      continue;
    }
    if (!parameter.contains("example")) continue;
    if (required_only && !parameter["required"].get<bool>()) continue;
    query += (query.empty() ? '?' : '&') + name + '=' + escaped(text_of(parameter["example"]));
  }
  HttpRequest request;
  request.method = method == "get" ? "GET" : "POST";
  request.target = path + query;
  request.host = "localhost";
  if (operation.contains("requestBody"))
    for (const auto& [type, content] : operation["requestBody"]["content"].items()) {
      request.content_type = type;
      request.body = text_of(content["example"]);
    }
  return request;
}

std::string type_of(const Json& value) {
  if (value.is_object()) return "object";
  if (value.is_array()) return "array";
  if (value.is_string()) return "string";
  if (value.is_boolean()) return "boolean";
  if (value.is_null()) return "null";
  return value.is_number_integer() ? "integer" : "number";
}

bool allows(const Json& types, const std::string& type) {
  if (types.is_string()) return types == type;
  return std::find(types.begin(), types.end(), Json(type)) != types.end();
}

// What differs between an answer and the schema that describes it.
std::vector<std::string> differences(const Json& answer, const Json& schema) {
  std::vector<std::string> out;
  for (const Json& name : schema["required"])
    if (!answer.contains(name.get<std::string>())) out.push_back("lacks " + name.dump());
  for (const auto& [name, value] : answer.items()) {
    if (!schema["properties"].contains(name))
      out.push_back("has " + name + ", which is not described");
    else if (!allows(schema["properties"][name]["type"], type_of(value)))
      out.push_back(name + " is " + type_of(value));
  }
  return out;
}

}  // namespace

TEST_CASE("Every operation of openapi.json answers its examples as it is described") {
  SmallService service;
  const HttpResponse described = service.get("/openapi.json");
  REQUIRE(described.status == 200);
  const Json openapi = Json::parse(*described.body);
  int operations = 0;
  for (const auto& [path, methods] : openapi["paths"].items()) {
    for (const auto& [method, operation] : methods.items()) {
      for (bool required_only : {true, false}) {
        const HttpRequest request = example_of(path, method, operation, required_only);
        INFO(request.method << ' ' << request.target);
        const HttpResponse response = service.ask(request);
        INFO(*response.body);
        REQUIRE(response.status == 200);
        CHECK(response.content_type == "application/json");
        const Json& schema = operation["responses"]["200"]["content"]["application/json"]["schema"];
        CHECK(differences(Json::parse(*response.body), schema) == std::vector<std::string>{});
      }
      ++operations;
    }
  }
  CHECK(operations == static_cast<int>(api_routes().size()));
}

TEST_CASE("Every route and parameter stands in openapi.json, and nothing else") {
  const Json openapi = Json::parse(openapi_json());
  std::set<std::string> described;
  for (const auto& [path, methods] : openapi["paths"].items())
    for (const auto& [method, operation] : methods.items())
      for (const Json& parameter : operation["parameters"])
        described.insert(method + ' ' + path + ' ' + parameter["name"].get<std::string>());
  std::set<std::string> known;
  for (const Route& route : api_routes()) {
    const std::string name =
        (route.method == "GET" ? "get " : "post ") + std::string(route.path) + ' ';
    if (!route.example_id.empty()) known.insert(name + "id");
    for (const ParameterRow& row : route.all_parameters())
      known.insert(name + std::string(row.name));
  }
  CHECK(described == known);
}

TEST_CASE("A parameter outside its described bounds is refused, one at the bound is not") {
  SmallService service;
  const Json openapi = Json::parse(openapi_json());
  int checked = 0;
  for (const auto& [path, methods] : openapi["paths"].items()) {
    for (const auto& [method, operation] : methods.items()) {
      for (const Json& parameter : operation["parameters"]) {
        const Json& schema = parameter["schema"];
        const std::string name = parameter["name"];
        if (parameter["in"] != "query") continue;
        HttpRequest request = example_of(path, method, operation, true);
        const std::string joint = request.target.find('?') == std::string::npos ? "?" : "&";
        std::string beyond = "maybe";
        if (schema["type"] == "integer")
          beyond = std::to_string(schema["maximum"].get<int>() + 1);
        else if (schema["type"] == "string")
          beyond = std::string(schema["maxLength"].get<std::size_t>() + 1, 'a');
        if (parameter["required"].get<bool>()) continue;
        request.target += joint + name + '=' + beyond;
        INFO(request.target.substr(0, 200));
        CHECK(service.ask(request).status == 400);
        ++checked;
      }
    }
  }
  CHECK(checked > 20);
}

TEST_CASE("Operations have names of their own, and every problem is described once") {
  const Json openapi = Json::parse(openapi_json());
  CHECK(openapi["openapi"] == "3.1.0");
  CHECK(openapi["info"]["version"] == CARTULARY_VERSION);
  std::set<std::string> names;
  int operations = 0;
  for (const auto& [path, methods] : openapi["paths"].items()) {
    for (const auto& [method, operation] : methods.items()) {
      names.insert(operation["operationId"].get<std::string>());
      CHECK(operation["responses"]["default"]["$ref"] == "#/components/responses/Problem");
      ++operations;
    }
  }
  CHECK(static_cast<int>(names.size()) == operations);
  CHECK(openapi["components"]["responses"].contains("Problem"));
}

TEST_CASE("Records in lists are as the schemas that openapi.json names for them") {
  SmallService service;
  const Json openapi = Json::parse(openapi_json());
  int compared = 0;
  for (const auto& [path, methods] : openapi["paths"].items()) {
    if (!methods.contains("get")) continue;
    const Json& operation = methods["get"];
    const Json& schema = operation["responses"]["200"]["content"]["application/json"]["schema"];
    for (const auto& [key, property] : schema["properties"].items()) {
      if (!property.contains("items")) continue;
      const std::string reference = property["items"]["$ref"];
      const std::string name = reference.substr(reference.rfind('/') + 1);
      const Json& record = openapi["components"]["schemas"][name];
      const HttpResponse response = service.ask(example_of(path, "get", operation, true));
      REQUIRE(response.status == 200);
      const Json answer = Json::parse(*response.body);
      for (const Json& item : answer[key]) {
        INFO(path << ": " << key << ", " << item.dump());
        CHECK(differences(item, record) == std::vector<std::string>{});
        ++compared;
      }
    }
  }
  CHECK(compared > 5);
}

TEST_CASE("The schema of a ruling has each key of the list of members, with what it means") {
  const Json openapi = Json::parse(openapi_json());
  const Json& properties = openapi["components"]["schemas"]["Ruling"]["properties"];
  std::size_t keys = 0;
  for_each_key<Ruling>([&](const auto& member) {
    INFO(member.name);
    REQUIRE(properties.contains(std::string(member.name)));
    CHECK(properties[std::string(member.name)]["description"].get<std::string>() != "");
    ++keys;
  });
  CHECK(properties.size() == keys);
  CHECK(properties["says"]["items"]["properties"]["who"]["type"] == "string");
  CHECK(properties["status"]["enum"][0] == "official");
  CHECK(properties["asked"]["items"]["type"] == "string");
}

}  // namespace cartulary::server
