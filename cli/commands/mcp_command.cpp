#include <array>
#include <istream>
#include <memory>
#include <ostream>

#include "cli/commands/commands.h"
#include "cli/line/call.h"
#include "cli/line/options.h"
#include "server/mcp/mcp.h"
#include "server/service/load_data.h"

namespace cartulary::cli {
namespace {

// The next line, at most one byte longer than a message may be. False at the end of the input.
bool next_line(std::istream& in, std::string& line) {
  line.clear();
  for (char letter = 0; in.get(letter);) {
    if (letter == '\n') return true;
    if (line.size() <= server::most_mcp_bytes) line += letter;
  }
  return !line.empty();
}

std::vector<Error> run_mcp(Call& call) {
  const Result<std::filesystem::path> database = call.database_path();
  if (!database) return {database.error()};
  const Result<std::unique_ptr<server::ApiData>> data =
      server::load_data(*database, call.text("--game"));
  if (!data) return {data.error()};
  for (std::string line; next_line(call.world().in, line);) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    call.print(server::answer_mcp(**data, line));
    call.world().out.flush();
  }
  return {};
}

constexpr std::array mcp_options = {
    OptionRow{"--game", "DIR", "your own game (see `game`) beside the content", ValueKind::Folder}};
constexpr std::array mcp_examples = {
    Example{"mcp", "started by an assistant, which sends a message a line"}};

}  // namespace

const Command& mcp_command() {
  static constexpr std::array groups = {OptionGroup{"Data", "", mcp_options}};
  static const Command command = {
      "mcp",
      "Publish and maintain",
      "the Model Context Protocol on standard input, for assistants",
      "Answers an assistant that speaks the Model Context Protocol: a JSON-RPC message a line on "
      "standard input, a reply a line on standard output. Ten tools, each a question of the API: "
      "ask, rules, show, tiles, fit, board, score, turn, words, sets. docs/json.md tells more.",
      {},
      groups,
      mcp_examples,
      run_mcp};
  return command;
}

}  // namespace cartulary::cli
