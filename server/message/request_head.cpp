#include "server/message/request_head.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <vector>

#include "engine/text/text.h"

namespace cartulary::server {
namespace {

constexpr std::string_view line_end = "\r\n";
constexpr std::string_view blanks = " \t";

struct Field {
  std::string name;  // in lower case
  std::string_view value;
};
using Fields = std::vector<Field>;
using Fault = std::optional<Problem>;

Problem fault(int status, std::string where, std::string what, std::string fix) {
  return {.status = status,
          .error = {.where = std::move(where), .what = std::move(what), .fix = std::move(fix)}};
}

Problem line_fault() {
  return fault(400, "request line", "it is not 'METHOD TARGET HTTP/1.1'", "send HTTP/1.1");
}

Problem line_too_long() {
  return fault(414, "target", "the request line is longer than 8,192 bytes", "ask for less");
}

Problem headers_too_long() {
  return fault(431, "headers",
               "a header is longer than 8,192 bytes, or all together than 32,768, or there are "
               "more than 100",
               "send fewer and shorter headers");
}

Problem header_fault(std::string what) {
  return fault(400, "headers", std::move(what), "send headers as 'Name: value', each on a line");
}

std::string_view without_blanks(std::string_view text) {
  const std::size_t first = std::min(text.find_first_not_of(blanks), text.size());
  const std::size_t last = text.find_last_not_of(blanks);
  return text.substr(first, last == std::string_view::npos ? 0 : last + 1 - first);
}

// Finds the end of the head, or a problem before it. A line feed without its carriage return is
// refused at once, since only some readers take it for the end of a line.
std::variant<HeadIncomplete, std::size_t, Problem> find_end(std::string_view bytes) {
  const bool has_long_line =
      bytes.substr(0, longest_head_line).find('\n') == std::string_view::npos;
  for (std::size_t at = bytes.find('\n'); at < std::min(bytes.size(), longest_head);
       at = bytes.find('\n', at + 1)) {
    if (at == 0 || bytes[at - 1] != '\r')
      return fault(400, "headers", "a line ends without a carriage return", "end lines with CRLF");
    if (at >= 3 && bytes.substr(at - 3, 4) == "\r\n\r\n") return at + 1;
  }
  if (has_long_line && bytes.size() >= longest_head_line) return line_too_long();
  if (bytes.size() >= longest_head) return headers_too_long();
  return HeadIncomplete{};
}

Fault read_method(std::string_view method) {
  constexpr std::array<std::string_view, 9> methods = {
      "GET", "HEAD", "POST", "PUT", "DELETE", "CONNECT", "OPTIONS", "TRACE", "PATCH"};
  if (std::find(methods.begin(), methods.end(), method) != methods.end()) return std::nullopt;
  if (!is_http_token(method)) return line_fault();
  Problem problem = fault(405, "method", "it is none that is known here", "use GET, HEAD or POST");
  problem.allow = "GET, HEAD, POST";
  return problem;
}

Fault read_line(std::string_view line, HttpRequest& request, bool& is_old) {
  if (line.size() + line_end.size() > longest_head_line) return line_too_long();
  const auto parts = split(line, ' ');
  if (parts.size() != 3) return line_fault();
  const auto is_bad = [](char c) { return static_cast<unsigned char>(c) <= 0x20 || c == 0x7F; };
  if (parts[1].empty() || std::any_of(parts[1].begin(), parts[1].end(), is_bad))
    return line_fault();
  is_old = parts[2] == "HTTP/1.0";
  if (!is_old && parts[2] != "HTTP/1.1") return line_fault();
  request.method = parts[0];
  request.target = parts[1];
  return read_method(parts[0]);
}

Fault read_fields(std::string_view lines, Fields& fields) {
  while (!lines.empty()) {
    const std::size_t end = lines.find(line_end);
    const std::string_view line = lines.substr(0, end);
    lines.remove_prefix(end + line_end.size());
    if (line.size() + line_end.size() > longest_head_line || fields.size() == most_headers)
      return headers_too_long();
    if (blanks.find(line.front()) != std::string_view::npos)
      return header_fault("a header is folded over two lines");
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos) return header_fault("a line has no colon");
    const std::string_view name = line.substr(0, colon);
    if (!is_http_token(name)) return header_fault("the name before a colon is no name");
    const std::string_view value = without_blanks(line.substr(colon + 1));
    if (!is_field_value(value)) return header_fault("a value has a control character");
    fields.push_back({to_lower(name), value});
  }
  return std::nullopt;
}

std::vector<std::string_view> values_of(const Fields& fields, std::string_view name) {
  std::vector<std::string_view> values;
  for (const Field& field : fields)
    if (field.name == name) values.push_back(field.value);
  return values;
}

// All lines of a list header, joined into one list.
std::string list_of(const Fields& fields, std::string_view name) {
  std::string list;
  for (const std::string_view value : values_of(fields, name))
    list.append(list.empty() ? "" : ", ").append(value);
  return list;
}

// Whether a list header such as Connection contains `wanted`, on any of its lines, whatever the
// case. REQUIRES: `wanted` is in lower case.
bool lists(const Fields& fields, std::string_view name, std::string_view wanted) {
  for (const std::string_view value : values_of(fields, name))
    for (const std::string_view part : split(value, ','))
      if (to_lower(without_blanks(part)) == wanted) return true;
  return false;
}

Fault read_length(const Fields& fields, RequestHead& head) {
  const auto values = values_of(fields, "content-length");
  if (values.empty()) return std::nullopt;
  const std::string_view text = values.front();
  const bool is_number = !text.empty() && text.size() < 19 &&
                         text.find_first_not_of("0123456789") == std::string_view::npos;
  if (values.size() > 1 || !is_number)
    return fault(400, "Content-Length", "it is not one whole number", "send the body's length");
  std::from_chars(text.data(), text.data() + text.size(), head.length);
  if (head.length > 0) head.framing = BodyFraming::Length;
  return std::nullopt;
}

Fault read_framing(const Fields& fields, bool is_old, RequestHead& head) {
  if (auto problem = read_length(fields, head)) return problem;
  const auto codings = values_of(fields, "transfer-encoding");
  if (codings.empty()) return std::nullopt;
  if (!values_of(fields, "content-length").empty())
    return fault(400, "Transfer-Encoding", "it stands beside Content-Length", "send one of them");
  if (is_old)
    return fault(400, "Transfer-Encoding", "HTTP/1.0 does not have it", "send Content-Length");
  if (codings.size() > 1 || to_lower(codings.front()) != "chunked")
    return fault(400, "Transfer-Encoding", "it is not 'chunked' alone", "send it once, as chunked");
  head.framing = BodyFraming::Chunked;
  return std::nullopt;
}

Fault read_others(const Fields& fields, bool is_old, RequestHead& head) {
  const auto hosts = values_of(fields, "host");
  if (hosts.size() > 1) return fault(400, "Host", "the header stands twice", "send it once");
  if (hosts.empty() && !is_old) return fault(400, "Host", "the header is missing", "send it");
  if (auto problem = read_framing(fields, is_old, head)) return problem;
  if (!values_of(fields, "content-encoding").empty())
    return fault(415, "Content-Encoding", "the body is encoded", "send it as it is");
  head.keep_alive = !is_old && !lists(fields, "connection", "close");
  head.expects_continue = !is_old && lists(fields, "expect", "100-continue");
  return std::nullopt;
}

// REQUIRES: the head ends with an empty line.
Fault read_lines(std::string_view bytes, RequestHead& head, HttpRequest& request) {
  const std::size_t line = bytes.find(line_end);
  bool is_old = false;
  if (auto problem = read_line(bytes.substr(0, line), request, is_old)) return problem;
  const std::size_t first = line + line_end.size();
  Fields fields;
  if (auto problem =
          read_fields(bytes.substr(first, bytes.size() - first - line_end.size()), fields))
    return problem;
  request.forwarded = list_of(fields, "forwarded");
  request.forwarded_for = list_of(fields, "x-forwarded-for");
  request.request_id = list_of(fields, "x-request-id");
  return read_others(fields, is_old, head);
}

}  // namespace

bool is_http_token(std::string_view text) {
  static constexpr std::string_view marks = "!#$%&'*+-.^_`|~";
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           marks.find(c) != std::string_view::npos;
  });
}

bool is_field_value(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) >= 0x20 && c != 0x7F) || c == '\t';
  });
}

HeadRead read_head(std::string_view bytes) {
  const auto end = find_end(bytes);
  if (std::holds_alternative<HeadIncomplete>(end)) return HeadIncomplete{};
  if (const auto* problem = std::get_if<Problem>(&end)) return RefusedHead{.problem = *problem};
  RequestHead head{.size = std::get<std::size_t>(end)};
  HttpRequest request;
  if (auto problem = read_lines(bytes.substr(0, head.size), head, request))
    return RefusedHead{std::move(request), *std::move(problem)};
  head.request = std::move(request);
  return head;
}

std::string head_for_library(std::string_view head) {
  const std::size_t line = head.find(line_end);
  const std::size_t first = head.find('?');
  std::string out;
  out.reserve(head.size());
  for (std::size_t at = 0; at < head.size(); ++at) {
    const bool in_line = at < line;
    if (in_line && head[at] == '?' && at != first)
      out += "%3F";
    else if (!in_line && head[at] == '%')
      out += "%25";
    else
      out += head[at];
  }
  return out;
}

void take_absolute_form(HttpRequest& request) {
  const std::size_t colon = std::min(request.target.find("://"), request.target.size());
  const std::string scheme = to_lower(request.target.substr(0, colon));
  if (scheme != "http" && scheme != "https") return;
  const std::size_t host = colon + 3;
  const std::size_t end =
      std::min(request.target.find_first_of("/?#", host), request.target.size());
  request.host = request.target.substr(host, end - host);
  request.target.erase(0, end);
  if (!request.target.starts_with('/')) request.target.insert(0, "/");
}

}  // namespace cartulary::server
