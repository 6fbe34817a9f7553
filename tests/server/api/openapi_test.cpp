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

namespace cartulary::server::openapi_test {
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

// What differs between an answer and the schema that describes it, to the last member.
class Comparison {
 public:
  explicit Comparison(const Json& openapi) : schemas_(openapi["components"]["schemas"]) {}

  std::vector<std::string> differences(const Json& answer, const Json& schema) const {
    std::vector<std::string> out;
    compare(answer, schema, "", out);
    return out;
  }

 private:
  void compare(const Json& value, const Json& schema, const std::string& place,
               std::vector<std::string>& out) const {
    if (schema.contains("$ref")) {
      const std::string name = schema["$ref"];
      compare(value, schemas_[name.substr(name.rfind('/') + 1)], place, out);
    } else if (schema.contains("anyOf")) {
      compare_any(value, schema["anyOf"], place, out);
    } else if (!allows(schema["type"], type_of(value))) {
      out.push_back(place + " is " + type_of(value));
    } else if (schema.contains("enum") && !contains(schema["enum"], value)) {
      out.push_back(place + " is " + value.dump());
    } else if (value.is_array()) {
      if (schema.contains("minItems") && value.size() != schema["minItems"])
        out.push_back(place + " has " + std::to_string(value.size()) + " items");
      for (const Json& item : value) compare(item, schema["items"], place + "[]", out);
    } else if (value.is_object()) {
      compare_object(value, schema, place, out);
    }
  }

  // One of them is met; what differs from the first else.
  void compare_any(const Json& value, const Json& choices, const std::string& place,
                   std::vector<std::string>& out) const {
    for (const Json& choice : choices) {
      std::vector<std::string> faults;
      compare(value, choice, place, faults);
      if (faults.empty()) return;
      if (&choice == &choices.back()) compare(value, choices.front(), place, out);
    }
  }

  void compare_object(const Json& value, const Json& schema, const std::string& place,
                      std::vector<std::string>& out) const {
    if (schema.contains("required"))
      for (const Json& name : schema["required"])
        if (!value.contains(name.get<std::string>()))
          out.push_back(place + " lacks " + name.dump());
    for (const auto& [name, member] : value.items()) {
      const std::string here = place + '.' + name;
      if (schema.contains("additionalProperties"))
        compare(member, schema["additionalProperties"], here, out);
      else if (schema["properties"].contains(name))
        compare(member, schema["properties"][name], here, out);
      else
        out.push_back(here + " is not described");
    }
  }

  static bool contains(const Json& words, const Json& word) {
    return std::find(words.begin(), words.end(), word) != words.end();
  }

  Json schemas_;
};

template <class M>
std::string_view member_meaning(const M& member) {
  if constexpr (is_derived<M>)
    return member.meaning;
  else
    return member.traits.meaning;
}

// "/tiles/BA-15.svg" of "/tiles/{id}.svg".
std::string with_name(std::string path, const std::string& name) {
  const std::size_t open = path.find('{');
  return path.replace(open, path.find('}') - open + 1, name);
}

bool is_file(const std::string& path) {
  return !path.starts_with("/api/");
}

}  // namespace

TEST_CASE("Every operation of openapi.json answers its examples as it is described") {
  SmallService service;
  const HttpResponse described = service.get("/openapi.json");
  REQUIRE(described.status == 200);
  const Json openapi = Json::parse(*described.body);
  const Comparison comparison(openapi);
  int operations = 0;
  for (const auto& [path, methods] : openapi["paths"].items()) {
    if (is_file(path)) continue;
    for (const auto& [method, operation] : methods.items()) {
      for (bool required_only : {true, false}) {
        const HttpRequest request = example_of(path, method, operation, required_only);
        INFO(request.method << ' ' << request.target);
        const HttpResponse response = service.ask(request);
        INFO(*response.body);
        REQUIRE(response.status == 200);
        CHECK(response.content_type == "application/json");
        const Json& schema = operation["responses"]["200"]["content"]["application/json"]["schema"];
        CHECK(comparison.differences(Json::parse(*response.body), schema) ==
              std::vector<std::string>{});
      }
      ++operations;
    }
  }
  CHECK(operations == static_cast<int>(api_routes().size()));
}

TEST_CASE("newcomer API: drawings, JSON twins and CSV are described as they are answered") {
  SmallService service;
  const Json openapi = Json::parse(*service.get("/openapi.json").body);
  int files = 0;
  for (const auto& [path, methods] : openapi["paths"].items()) {
    if (!is_file(path)) continue;
    const Json& parameter = methods["get"]["parameters"][0];
    const std::string target = with_name(path, parameter["example"]);
    const HttpResponse response = service.get(target);
    INFO(target << ' ' << response.content_type);
    CHECK(response.status == 200);
    const Json& content = methods["get"]["responses"]["200"]["content"];
    CHECK(response.content_type.starts_with(content.begin().key()));
    ++files;
  }
  CHECK(files == 5);
}

TEST_CASE("newcomer API: each operation answers the 4XX that it names") {
  SmallService service;
  const Json openapi = Json::parse(*service.get("/openapi.json").body);
  for (const auto& [path, methods] : openapi["paths"].items()) {
    for (const auto& [method, operation] : methods.items()) {
      const Json& responses = operation["responses"];
      const HttpRequest right = example_of(path, method, operation, true);
      const auto status_of = [&](const std::string& addition, const std::string& type) {
        HttpRequest wrong = right;
        wrong.target += addition;
        if (!type.empty()) wrong.content_type = type;
        return service.ask(wrong).status;
      };
      INFO(method << ' ' << path);
      const std::string joint = right.target.find('?') == std::string::npos ? "?" : "&";
      if (responses.contains("400")) CHECK(status_of(joint + "nonsense=1", "") == 400);
      if (responses.contains("415")) CHECK(status_of("", "image/png") == 415);
      const bool has_name = path.find('{') != std::string::npos;
      CHECK(responses.contains("404") == has_name);
      CHECK(responses.contains("413") == operation.contains("requestBody"));
      if (has_name) CHECK(service.get(with_name(path, "there-is-none")).status == 404);
    }
  }
}

TEST_CASE("Every route and parameter stands in openapi.json, and nothing else") {
  SmallService service;
  const Json openapi = Json::parse(*service.get("/openapi.json").body);
  std::set<std::string> described;
  for (const auto& [path, methods] : openapi["paths"].items())
    if (!is_file(path))
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
  const Json openapi = Json::parse(*service.get("/openapi.json").body);
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
  SmallService service;
  const Json openapi = Json::parse(*service.get("/openapi.json").body);
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

TEST_CASE("newcomer API: every key is described, and has an example where an answer had it") {
  SmallService service;
  const Json openapi = Json::parse(*service.get("/openapi.json").body);
  int keys = 0, shown = 0;
  for (const auto& [name, schema] : openapi["components"]["schemas"].items()) {
    CHECK(schema["description"].get<std::string>() != "");
    for (const auto& [key, property] : schema["properties"].items()) {
      INFO(name << '.' << key);
      CHECK(property["description"].get<std::string>() != "");
      CHECK((property.contains("type") || property.contains("$ref") || property.contains("anyOf")));
      ++keys;
      if (property.contains("examples")) ++shown;
    }
  }
  CHECK(keys > 300);
  CHECK(shown > 150);
  CHECK(openapi["components"]["schemas"]["FitAnswer"]["properties"]["pattern"]["examples"][0] ==
        "c?rf");
}

TEST_CASE("The schema of a ruling has each key of the list of members, with what it means") {
  SmallService service;
  const Json openapi = Json::parse(*service.get("/openapi.json").body);
  const Json& schemas = openapi["components"]["schemas"];
  const Json& properties = schemas["Ruling"]["properties"];
  std::size_t keys = 0;
  for_each_key<Ruling>([&](const auto& member) {
    INFO(member.name);
    REQUIRE(properties.contains(std::string(member.name)));
    CHECK(properties[std::string(member.name)]["description"] ==
          std::string(member_meaning(member)));
    ++keys;
  });
  // Beside them, how it stands in a group's own game.
  CHECK(properties.contains("in_game"));
  CHECK(properties.size() == keys + 1);
  CHECK(properties["says"]["items"]["$ref"] == "#/components/schemas/RulingSide");
  CHECK(schemas["RulingSide"]["properties"]["who"]["type"] == "string");
  CHECK(properties["status"]["enum"][0] == "official");
  CHECK(properties["asked"]["items"]["type"] == "string");
}

}  // namespace cartulary::server::openapi_test
