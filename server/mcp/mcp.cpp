#include "server/mcp/mcp.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "docgen/json/json_writer.h"
#include "docgen/json/node_json.h"
#include "engine/text/text.h"
#include "engine/text/version.h"
#include "server/api/api_data.h"
#include "server/api/api_router.h"
#include "server/api/routes.h"
#include "tiledb/board/json_reader.h"

namespace cartulary::server {
namespace {

using docgen::JsonWriter;
using tiledb::JsonNode;

constexpr std::string_view modern = "2026-07-28";
constexpr std::array<std::string_view, 4> with_handshake = {"2025-11-25", "2025-06-18",
                                                            "2025-03-26", "2024-11-05"};
constexpr std::string_view version_key = "io.modelcontextprotocol/protocolVersion";
// How long a client may keep what is listed: it changes with the program alone.
constexpr int keep_for = 3'600'000;
constexpr std::string_view instructions =
    "Carcassonne: tiles, what fits a hole and how likely it comes, rules and rulings with their "
    "sources. Ask `ask` for questions of the rules, and cite the ids and sources of the answer. "
    "`sets` names what is played with, such as base-game,inns-and-cathedrals; unless told, the "
    "base "
    "game or every set.";

// JSON-RPC's codes of errors, and the one of the protocol for a revision that is not spoken.
enum class Code {
  ParseError = -32700,
  InvalidRequest = -32600,
  MethodNotFound = -32601,
  InvalidParams = -32602,
  UnsupportedVersion = -32022
};

// A tool: a route of the API, by which of its parameters it is asked.
struct Tool {
  std::string_view name;
  std::string_view path;  // of the route; {id} is the argument `id`
  std::string_view about;
  std::array<std::string_view, 6> parameters;
};
constexpr std::array<Tool, 10> tools = {{
    {"ask",
     "/api/v1/ask",
     "One answer to a question of the rules, with what it rests on.",
     {"q", "sets", "edition", "rule-set"}},
    {"rules",
     "/api/v1/rules",
     "Rules, rulings, elements and terms that words find.",
     {"q", "sets", "edition", "limit"}},
    {"show",
     "",
     "One record whole by its id, such as rule/tower/range, tile/IC-07, set/tower.",
     {}},
    {"tiles",
     "/api/v1/tiles",
     "Tiles that a query finds: has:inn, edges:c?rf, pennants>=1.",
     {"q", "sets", "edition", "limit"}},
    {"fit",
     "/api/v1/fit",
     "What fits a hole, and how likely it comes.",
     {"pattern", "sets", "edition", "used", "draws", "players"}},
    {"board",
     "/api/v1/board",
     "Holes, chances and points of a table: a board, a saved game or a game in notation.",
     {"sets", "edition", "drawn"}},
    {"score",
     "/api/v1/score",
     "What one feature scores, term by term.",
     {"feature", "facts", "sets", "edition"}},
    {"turn",
     "/api/v1/turn",
     "The order of play for just these sets.",
     {"sets", "edition", "rule-set"}},
    {"words",
     "/api/v1/words",
     "Names of things in English, German and other languages.",
     {"q", "in"}},
    {"sets", "/api/v1/sets", "Every set: id, code, title, year, tiles.", {"limit", "next"}},
}};

// Where a record of that kind is told.
struct RecordPath {
  std::string_view kind, path;
};
constexpr std::array<RecordPath, 8> record_paths = {{{"rule", "/api/v1/rules/"},
                                                     {"ruling", "/api/v1/rules/"},
                                                     {"variant", "/api/v1/rules/"},
                                                     {"element", "/api/v1/elements/"},
                                                     {"tile", "/api/v1/tiles/"},
                                                     {"set", "/api/v1/sets/"},
                                                     {"position", "/api/v1/positions/"},
                                                     {"guide", "/api/v1/guides/"}}};

const Route* route_of(const Tool& tool) {
  for (const Route& route : api_routes())
    if (route.path == tool.path) return &route;
  return nullptr;
}

bool takes(const Tool& tool, std::string_view name) {
  return !name.empty() && std::ranges::find(tool.parameters, name) != tool.parameters.end();
}

void put_property(JsonWriter& json, std::string_view name, std::string_view type,
                  std::string_view about) {
  json.key(name).open_object().add("type", type).add("description", about).close();
}

void put_tool(JsonWriter& json, const Tool& tool) {
  json.open_object().add("name", tool.name).add("description", tool.about);
  json.key("inputSchema").open_object().add("type", "object").key("properties").open_object();
  std::vector<std::string> needed;
  const Route* route = route_of(tool);
  if (route == nullptr) {
    put_property(json, "id", "string", "The id with its kind.");
    needed.emplace_back("id");
  } else {
    if (route->has_body()) {
      put_property(json, "board", "string",
                   "The table: JSON of a board or saved game, or notation, a line a turn.");
      needed.emplace_back("board");
    }
    for (const ParameterRow& row : route->all_parameters()) {
      if (!takes(tool, row.name)) continue;
      const bool number = row.kind == ParameterKind::Integer;
      // The first sentence says what it is.
      put_property(json, row.name, number ? "integer" : "string",
                   row.meaning.substr(0, row.meaning.find("; ")));
      if (row.required) needed.emplace_back(row.name);
    }
  }
  json.close().add_texts("required", needed).close();
  json.key("annotations").open_object().add("readOnlyHint", true).close().close();
}

std::string text_of(const JsonNode* node) {
  return node == nullptr ? std::string() : node->text;
}

// A reply to one message, and how it is written.
class Reply {
 public:
  // `id`: null where the message has none that can be told.
  explicit Reply(const JsonNode* id) : id_(id) {}

  JsonWriter& open_result() {
    open();
    json_.key("result").open_object();
    return json_;
  }
  std::string take() {
    json_.close().close();
    return line();
  }
  std::string error(Code code, std::string_view what) {
    open_error(code, what);
    return take();
  }
  std::string unsupported(std::string_view requested) {
    open_error(Code::UnsupportedVersion, "this revision is not spoken here");
    json_.key("data").open_object().add_texts("supported", {std::string(modern)});
    json_.add("requested", requested).close();
    return take();
  }

 private:
  void open() {
    json_.open_object(JsonWriter::Layout::Inline).add("jsonrpc", "2.0").key("id");
    if (id_ == nullptr)
      json_.null();
    else
      docgen::put_node(json_, *id_);
  }
  void open_error(Code code, std::string_view what) {
    open();
    json_.key("error").open_object().add("code", static_cast<int>(code)).add("message", what);
  }
  std::string line() { return json_.take(); }

  const JsonNode* id_;
  JsonWriter json_;
};

class Conversation {
 public:
  Conversation(const ApiData& data, const JsonNode& message, const McpBounds& bounds)
      : data_(data), message_(message), bounds_(bounds), params_(message.find("params")) {
    const JsonNode* meta = params_ == nullptr ? nullptr : params_->find("_meta");
    version_ = text_of(meta == nullptr ? nullptr : meta->find(version_key));
  }

  std::string answer() {
    const std::string method = text_of(message_.find("method"));
    const JsonNode* id = message_.find("id");
    if (method.empty()) return Reply(id).error(Code::InvalidRequest, "a method is missing");
    if (id == nullptr) return "";
    Reply reply(id);
    if (!version_.empty() && version_ != modern) return reply.unsupported(version_);
    if (method == "initialize") return initialized(reply);
    if (method == "server/discover") return discovered(reply);
    if (method == "ping") {
      complete(reply.open_result());
      return reply.take();
    }
    if (method == "tools/list") return listed(reply);
    if (method == "tools/call") return called(reply);
    return reply.error(Code::MethodNotFound, "there is no method '" + printable(method) + "'");
  }

 private:
  // What each result of the newest revision says.
  void complete(JsonWriter& json) const {
    if (!version_.empty()) json.add("resultType", "complete");
  }
  static void keep(JsonWriter& json) { json.add("ttlMs", keep_for).add("cacheScope", "public"); }
  static void introduce(JsonWriter& json) {
    json.key("capabilities").open_object().key("tools").open_object().close().close();
    json.key("serverInfo")
        .open_object()
        .add("name", "cartulary")
        .add("version", program_version)
        .close();
    json.add("instructions", instructions);
  }

  std::string initialized(Reply& reply) const {
    const std::string asked =
        text_of(params_ == nullptr ? nullptr : params_->find("protocolVersion"));
    const bool known = std::ranges::find(with_handshake, asked) != with_handshake.end();
    JsonWriter& json = reply.open_result();
    json.add("protocolVersion", known ? std::string_view(asked) : with_handshake.front());
    introduce(json);
    return reply.take();
  }

  static std::string discovered(Reply& reply) {
    JsonWriter& json = reply.open_result();
    json.add("resultType", "complete").add_texts("supportedVersions", {std::string(modern)});
    introduce(json);
    keep(json);
    return reply.take();
  }

  std::string listed(Reply& reply) const {
    JsonWriter& json = reply.open_result();
    complete(json);
    json.key("tools").open_array();
    for (const Tool& tool : tools) put_tool(json, tool);
    json.close();
    if (!version_.empty()) keep(json);
    return reply.take();
  }

  std::string called(Reply& reply) {
    const std::string name = text_of(params_ == nullptr ? nullptr : params_->find("name"));
    const auto tool = std::ranges::find(tools, name, &Tool::name);
    if (tool == tools.end())
      return reply.error(Code::InvalidParams, "there is no tool '" + printable(name) + "'");
    const ApiAnswer answer = ask(*tool, params_->find("arguments"));
    JsonWriter& json = reply.open_result();
    complete(json);
    json.key("content").open_array().open_object();
    json.add("type", "text").add("text", answer.json).close().close();
    json.add("isError", answer.status != 200);
    return reply.take();
  }

  ApiAnswer ask(const Tool& tool, const JsonNode* arguments) const {
    HttpRequest request;
    Target target;
    target.path = tool.path;
    const Route* route = route_of(tool);
    request.method = route == nullptr ? "GET" : std::string(route->method);
    if (arguments != nullptr)
      for (const tiledb::JsonMember& argument : arguments->members)
        take(argument, route, request, target);
    if (route == nullptr) target.path = path_of_record(target);
    // Lists of assistants are short: they ask again for more.
    if (takes(tool, "limit")) target.parameters.try_emplace("limit", "10");
    return answer_api(data_, request, target, {bounds_.most_answer, bounds_.stop, nullptr});
  }

  static void take(const tiledb::JsonMember& argument, const Route* route, HttpRequest& request,
                   Target& target) {
    const bool board = route != nullptr && route->has_body() && argument.key == "board";
    if (!board) {
      target.parameters[argument.key] = argument.value.text.substr(0, longest_value);
      return;
    }
    request.content_type = route->body.type;
    request.body = argument.value.text;
    if (trimmed(request.body).starts_with('{')) return;
    JsonWriter notation;
    request.body = notation.open_object().add("notation", argument.value.text).close().take();
  }

  // Takes the id out of the parameters.
  static std::string path_of_record(Target& target) {
    const auto found = target.parameters.find("id");
    const std::string id = found == target.parameters.end() ? "" : found->second;
    target.parameters.erase("id");
    const std::size_t slash = id.find('/');
    for (const RecordPath& each : record_paths)
      if (id.substr(0, slash) == each.kind && slash != id.npos)
        return std::string(each.path) +
               (each.kind == "ruling" || each.kind == "variant" ? id : id.substr(slash + 1));
    return "/api/v1/" + id;
  }

  const ApiData& data_;
  const JsonNode& message_;
  const McpBounds& bounds_;
  const JsonNode* params_;
  std::string version_;
};

}  // namespace

std::string answer_mcp(const ApiData& data, std::string_view message, const McpBounds& bounds) {
  const Result<JsonNode> root = tiledb::parse_json(message, "message", {most_mcp_bytes, 32});
  if (!root) return Reply(nullptr).error(Code::ParseError, to_text(root.error()));
  if (!root->is(JsonNode::Kind::Object))
    return Reply(nullptr).error(Code::InvalidRequest, "a message is an object");
  return Conversation(data, *root, bounds).answer();
}

}  // namespace cartulary::server
