// read_head parses the head of an HTTP/1 request, and accepts only heads that every parser reads
// alike.
//
// A pure function of the bytes, called before cpp-httplib ("the library" below) sees them. Wherever
// RFC 9112 lets two parsers differ on where a request ends (bare line feeds, a space before a
// colon, two lengths, folded lines ...), the head is refused. So is one that is too long: 414 for
// its first line, 431 for its headers.
//
//   HeadRead read = read_head("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\n");
//   std::get<RequestHead>(read).length;          // 3
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "server/message/http_message.h"

namespace cartulary::server {

// Bytes of the request line, and of one header line, including the line ends.
inline constexpr std::size_t longest_head_line = 8192;
// Bytes of all lines together.
inline constexpr std::size_t longest_head = 32768;
inline constexpr std::size_t most_headers = 100;

enum class BodyFraming { None, Length, Chunked };

struct RequestHead {
  std::size_t size = 0;  // bytes of the head, including the empty line
  BodyFraming framing = BodyFraming::None;
  std::uint64_t length = 0;       // bytes of the body with BodyFraming::Length, then never 0
  bool keep_alive = true;         // the client may send more requests on this connection
  bool expects_continue = false;  // the client waits for 100 before it sends the body
  // Method, target, and the headers that may have several lines, whose order the library loses.
  HttpRequest request = {};
};

// The head is not complete yet.
struct HeadIncomplete {};

// What is wrong with a head, and the request as far as it was read, for the log.
struct RefusedHead {
  HttpRequest request = {};
  Problem problem = {};
};

using HeadRead = std::variant<HeadIncomplete, RequestHead, RefusedHead>;

// Parses the head at the front of `bytes` and ignores what follows it. Problems: 400 if it is not a
// valid request, 405 for a method that HTTP does not have, 414 if the request line is too long, 415
// for an encoded body, 431 if headers are too long or too many.
HeadRead read_head(std::string_view bytes);

// Returns the head with `%3F` for each question mark in the target after the first, and `%25` for
// each percent sign in a header. The library refuses the former and decodes the latter.
std::string head_for_library(std::string_view head);

// Converts a target in absolute form, such as "http://localhost/a" (RFC 9112, section 3.2.2): moves
// the host to the request's host and leaves the path. Other targets are not changed.
void take_absolute_form(HttpRequest& request);

// Whether `text` is a token of RFC 9110, section 5.6.2, as methods and header names are.
bool is_http_token(std::string_view text);
// Whether `text` may be a header's value: visible characters, spaces, tabs, and bytes beyond ASCII.
bool is_field_value(std::string_view text);

}  // namespace cartulary::server
