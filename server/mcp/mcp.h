// Answers the Model Context Protocol, by which assistants call tools: one JSON-RPC message in, at
// most one out. Each tool is a route of the API, so that assistants read the same JSON as programs.
//
//   const std::string reply = answer_mcp(data, R"({"jsonrpc": "2.0", "id": 1, "method": "ping"})");
//
// Keeps nothing between messages. Clients of the revisions up to 2025-11-25 say `initialize`; those
// of 2026-07-28 name the revision in each message and may ask `server/discover`.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/text/stop_check.h"

namespace cartulary::server {

class ApiData;

struct McpBounds {
  std::size_t most_answer = 1'048'576;  // bytes of what a tool answers
  StopCheck stop = {};
};
inline constexpr std::size_t most_mcp_bytes = 2'097'152;  // of a message

// On one line, with a newline at its end. Empty for notifications, which want no reply. Faults of
// the message are JSON-RPC errors; faults of what a tool is asked are results with `isError`, whose
// text is the API's problem.
std::string answer_mcp(const ApiData& data, std::string_view message, const McpBounds& bounds = {});

}  // namespace cartulary::server
