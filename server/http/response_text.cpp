#include "server/http/response_text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace cartulary::server {
namespace {

// Of the status line and headers: more than most answers have.
constexpr std::size_t head_room = 1024;

// RFC 9110, section 15; empty for a status that is never sent.
std::string_view reason_phrase(int status) {
  using Phrase = std::pair<int, std::string_view>;
  constexpr std::array<Phrase, 19> phrases = {{{200, "OK"},
                                               {301, "Moved Permanently"},
                                               {302, "Found"},
                                               {304, "Not Modified"},
                                               {308, "Permanent Redirect"},
                                               {400, "Bad Request"},
                                               {403, "Forbidden"},
                                               {404, "Not Found"},
                                               {405, "Method Not Allowed"},
                                               {408, "Request Timeout"},
                                               {413, "Content Too Large"},
                                               {414, "URI Too Long"},
                                               {415, "Unsupported Media Type"},
                                               {416, "Range Not Satisfiable"},
                                               {421, "Misdirected Request"},
                                               {431, "Request Header Fields Too Large"},
                                               {500, "Internal Server Error"},
                                               {501, "Not Implemented"},
                                               {503, "Service Unavailable"}}};
  const auto* found = std::find_if(phrases.begin(), phrases.end(),
                                   [&](const Phrase& phrase) { return phrase.first == status; });
  return found == phrases.end() ? std::string_view() : found->second;
}

}  // namespace

std::string response_text(const HttpRequest& request, const HttpResponse& response, After after,
                          const StandingHeaders& standing) {
  const std::size_t size = response.body ? response.body->size() : 0;
  const bool has_body = size > 0 && request.method != "HEAD";
  std::string text;
  text.reserve(head_room + (has_body ? size : 0));
  const auto out = std::back_inserter(text);
  fmt::format_to(out, "HTTP/1.1 {} {}\r\n", response.status, reason_phrase(response.status));
  for (const auto& [name, value] : response.headers)
    text.append(name).append(": ").append(value).append("\r\n");
  if (!response.content_type.empty())
    text.append("Content-Type: ").append(response.content_type).append("\r\n");
  // What 304 would tell is the length of the body that the client has.
  if (response.status != 304) fmt::format_to(out, "Content-Length: {}\r\n", size);
  if (after == After::Close)
    text += "Connection: close\r\n";
  else
    fmt::format_to(out, "Keep-Alive: timeout={}, max={}\r\n", standing.idle_seconds,
                   standing.requests);
  text.append(standing.lines).append("Accept-Ranges: none\r\n\r\n");
  if (has_body) text += *response.body;
  return text;
}

}  // namespace cartulary::server
