// The Model Context Protocol, as a client of each age speaks it.
#include "server/mcp/mcp.h"

#include <memory>
#include <string>

#include "server/service/load_data.h"
#include "tests/server/small_server.h"
#include "tests/support/catch.h"

namespace cartulary::server::mcp_test {
namespace {

class Assistant {
 public:
  Assistant() : data_(*load_data(database_.file())) {}
  std::string ask(std::string_view message) { return answer_mcp(*data_, message); }
  std::string call(const std::string& tool, const std::string& arguments) {
    return ask(R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":")" + tool +
               R"(","arguments":)" + arguments + "}}");
  }

 private:
  test::SmallDatabase database_;
  std::unique_ptr<ApiData> data_;
};

std::string until(const std::string& text, std::string_view end) {
  return text.substr(0, text.find(end));
}

}  // namespace

TEST_CASE("A client of the handshake is told the revision that both speak") {
  Assistant assistant;
  const auto hello = [&](const std::string& version) {
    return until(assistant.ask(R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":)"
                               R"({"protocolVersion":")" +
                               version + R"(","capabilities":{}}})"),
                 ", \"instructions\"");
  };
  const std::string rest =
      R"("capabilities": {"tools": {}}, "serverInfo": {"name": "cartulary", "version": "0.1.0"})";
  CHECK(hello("2025-06-18") ==
        R"({"jsonrpc": "2.0", "id": 0, "result": {"protocolVersion": "2025-06-18", )" + rest);
  CHECK(hello("1999-01-01") ==
        R"({"jsonrpc": "2.0", "id": 0, "result": {"protocolVersion": "2025-11-25", )" + rest);
  CHECK(assistant.ask(R"({"jsonrpc":"2.0","method":"notifications/initialized"})").empty());
  CHECK(assistant.ask(R"({"jsonrpc":"2.0","id":"a","method":"ping"})") ==
        "{\"jsonrpc\": \"2.0\", \"id\": \"a\", \"result\": {}}\n");
}

TEST_CASE("A client of the newest revision asks what there is, and names it in each message") {
  Assistant assistant;
  const std::string discovered =
      assistant.ask(R"({"jsonrpc":"2.0","id":1,"method":"server/discover","params":{"_meta":)"
                    R"({"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}})");
  CHECK(until(discovered, ", \"capabilities\"") ==
        R"({"jsonrpc": "2.0", "id": 1, "result": {"resultType": "complete", )"
        R"("supportedVersions": ["2026-07-28"])");
  CHECK(assistant.ask(R"({"jsonrpc":"2.0","id":1,"method":"ping","params":{"_meta":)"
                      R"({"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}})") ==
        "{\"jsonrpc\": \"2.0\", \"id\": 1, \"result\": {\"resultType\": \"complete\"}}\n");
  CHECK(assistant.ask(R"({"jsonrpc":"2.0","id":1,"method":"ping","params":{"_meta":)"
                      R"({"io.modelcontextprotocol/protocolVersion":"2031-01-01"}}})") ==
        R"({"jsonrpc": "2.0", "id": 1, "error": {"code": -32022, "message": "this revision is not )"
        R"(spoken here", "data": {"supported": ["2026-07-28"], "requested": "2031-01-01"}}})"
        "\n");
}

TEST_CASE("Ten tools are listed in under 12 kB, each with what it must be given") {
  Assistant assistant;
  const std::string list = assistant.ask(R"({"jsonrpc":"2.0","id":1,"method":"tools/list"})");
  CHECK(list.size() < 12'000);
  std::string names;
  for (std::size_t at = list.find("{\"name\": \""); at != std::string::npos;
       at = list.find("{\"name\": \"", at + 1))
    names += until(list.substr(at + 10), "\"") + ' ';
  CHECK(names == "ask rules show tiles fit board score turn words sets ");
  CHECK(list.find(R"("required": ["pattern"])") != std::string::npos);
}

TEST_CASE("A tool answers what the API answers, and tells what is wrong the same way") {
  Assistant assistant;
  CHECK(until(assistant.call("score", R"({"feature":"road","facts":"tiles=4,red"})"), "\\n") ==
        R"({"jsonrpc": "2.0", "id": 1, "result": {"content": [{"type": "text", "text": "{)");
  const std::string wrong = assistant.call("fit", R"({"pattern":"zz"})");
  CHECK(wrong.find(R"(\"code\": \"unknown-edge\")") != std::string::npos);
  CHECK(wrong.ends_with("\"isError\": true}}\n"));
  CHECK(assistant.call("show", R"({"id":"set/base-game"})").ends_with("\"isError\": false}}\n"));
  CHECK(assistant.call("show", R"({"id":"set/none"})").ends_with("\"isError\": true}}\n"));
  CHECK(
      assistant.call("board", R"({"board":"Players: red\n"})").ends_with("\"isError\": false}}\n"));
  CHECK(assistant.call("dance", "{}") ==
        R"({"jsonrpc": "2.0", "id": 1, "error": {"code": -32602, "message": "there is no tool )"
        R"('dance'"}})"
        "\n");
}

TEST_CASE("What is no message is an error of JSON-RPC") {
  Assistant assistant;
  CHECK(until(assistant.ask("{"), ", \"message\"") ==
        R"({"jsonrpc": "2.0", "id": null, "error": {"code": -32700)");
  CHECK(until(assistant.ask("[]"), ", \"message\"") ==
        R"({"jsonrpc": "2.0", "id": null, "error": {"code": -32600)");
  CHECK(until(assistant.ask(R"({"id":1,"method":"dance"})"), ", \"message\"") ==
        R"({"jsonrpc": "2.0", "id": 1, "error": {"code": -32601)");
}

TEST_CASE("Over HTTP a message is posted, and pages of other sites post none") {
  test::SmallService service;
  HttpRequest request = test::request_for("POST", "/mcp");
  request.content_type = "application/json";
  request.body = R"({"jsonrpc":"2.0","id":1,"method":"ping"})";
  CHECK(*service.ask(request).body == "{\"jsonrpc\": \"2.0\", \"id\": 1, \"result\": {}}\n");
  request.body = R"({"jsonrpc":"2.0","method":"notifications/initialized"})";
  CHECK(service.ask(request).status == 202);
  request.fetch_site = "cross-site";
  CHECK(service.ask(request).status == 403);
  CHECK(service.get("/mcp").status == 405);
}

}  // namespace cartulary::server::mcp_test
